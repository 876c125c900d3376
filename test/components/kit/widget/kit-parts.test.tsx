import { signal } from "@preact/signals";
import { parseHTML } from "linkedom";
import { type ComponentChildren, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { FigureStatus } from "#kit/widget/Figure.tsx";
import { NumberField } from "#kit/widget/TypedField.tsx";
import { PlayButton } from "#kit/widget/PlayButton.tsx";
import { Slider } from "#kit/widget/Slider.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";

let body: HTMLElement;
let Event: typeof globalThis.Event;
beforeEach(() => {
  const page = parseHTML("<!doctype html><body></body>");
  ({ Event } = page);
  vi.stubGlobal("document", page.document);
  body = page.document.body;
});
afterEach(() => vi.useRealTimers());

const show = (what: ComponentChildren) => act(() => render(what, body));
const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
const fire = (element: Element, type: string, init: object = {}) =>
  act(
    () =>
      void element.dispatchEvent(
        Object.assign(new Event(type, { bubbles: true }), init),
      ),
  );

test("an idle button does nothing when pressed, and can be reached all the same", async () => {
  const onClick = vi.fn();
  const press = async (idle?: boolean) => {
    await show(
      <Button class="primary" idle={idle} onClick={onClick}>
        Go
      </Button>,
    );
    await act(() => all("button")[0].click());
    return all("button")[0];
  };
  const idle = await press(true);
  expect(onClick).not.toHaveBeenCalled();
  expect(idle.getAttribute("aria-disabled")).toBe("true");
  expect(idle.hasAttribute("disabled")).toBe(false);
  const ready = await press(false);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(ready.getAttribute("aria-disabled")).toBe("false");
  expect(ready.getAttribute("type")).toBe("button");
  expect(ready.className).toBe("button primary");
  expect((await press()).hasAttribute("aria-disabled")).toBe(false);
});

test("of a choice one is pressed, and a press chooses another", async () => {
  const onChoose = vi.fn();
  await show(
    <Choice
      label="Fruit"
      options={["apple", "pear", "fig"]}
      value="pear"
      onChoose={onChoose}
      show={(name) => name.toUpperCase()}
    />,
  );
  expect(all("[role=toolbar]")[0].getAttribute("aria-label")).toBe("Fruit");
  const buttons = all("button");
  expect(buttons.map((one) => one.textContent)).toEqual(["APPLE", "PEAR", "FIG"]);
  expect(buttons.map((one) => one.getAttribute("aria-pressed"))).toEqual([
    "false",
    "true",
    "false",
  ]);
  await act(() => buttons[2].click());
  expect(onChoose.mock.calls).toEqual([["fig", 2]]);
});

test.each([
  [2, ["0", "0"]],
  [3, ["-1", "0", "-1"]],
])("Tab stops of a choice among %i", async (count, stops) => {
  const options = Array.from({ length: count }, (_, i) => i);
  await show(<Choice label="n" options={options} value={1} onChoose={vi.fn()} />);
  // A page's own document would write the attribute in lower case.
  const tabIndexOf = ({ outerHTML }: Element) =>
    /tabindex="(.*?)"/i.exec(outerHTML)?.[1];
  expect(all("button").map(tabIndexOf)).toEqual(stops);
});

test("a drag of a slider, or a held key, is one step; the next one is another", async () => {
  const onValue = vi.fn();
  await show(<Slider label="n" max={9} value={0} onValue={onValue} />);
  const [input] = all("input") as HTMLInputElement[];
  const drag = async (...values: number[]) => {
    for (const value of values) {
      input.value = String(value);
      await fire(input, "input");
    }
  };
  await fire(input, "pointerdown");
  await drag(1, 2, 3);
  await fire(input, "pointerdown");
  await drag(4);
  await fire(input, "keydown", { repeat: false });
  await drag(5);
  await fire(input, "keydown", { repeat: true });
  await drag(6);
  expect(onValue.mock.calls.map(([value, { amend }]) => [value, amend])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [6, true],
  ]);
});

function Counter({ at, onStep }: { at: number; onStep: (amend: boolean) => void }) {
  const playing = usePlaying({
    pace: 100,
    isOver: at === 3,
    onStep: ({ amend }) => onStep(amend),
  });
  return <PlayButton playing={playing} />;
}

test("what plays steps at once, then at its pace, and stops at the end", async () => {
  vi.useFakeTimers();
  const steps: boolean[] = [];
  const draw = () =>
    show(<Counter at={steps.length} onStep={(amend) => steps.push(amend)} />);
  await draw();
  const [play] = all("button");
  expect(play.textContent).toBe("Play");
  await act(() => play.click());
  expect(steps).toEqual([false]);
  expect(play.textContent).toBe("Pause");
  for (let i = 0; i < 4; i++) {
    await act(() => void vi.advanceTimersByTime(100));
    await draw();
  }
  expect(steps).toEqual([false, true, true]);
  expect(play.textContent).toBe("Play");
});

test("Pause stops at once", async () => {
  vi.useFakeTimers();
  const onStep = vi.fn();
  await show(<Counter at={0} onStep={onStep} />);
  const [play] = all("button");
  await act(() => play.click());
  await act(() => play.click());
  await act(() => void vi.advanceTimersByTime(1000));
  expect(onStep).toHaveBeenCalledTimes(1);
});

test("the up and down keys step a number as far as its ends; typed, it is taken up to the last", async () => {
  const field = async (value: number) => {
    const onValue = vi.fn();
    const props = { id: "cube", label: "Number", last: 3_674_159, onValue };
    await show(<NumberField key={value} {...props} value={value} />);
    return { onValue, input: all("input")[0] as HTMLInputElement };
  };
  const press = async (value: number, key: string) => {
    const { onValue, input } = await field(value);
    await fire(input, "keydown", { key });
    return onValue.mock.calls.map(([next]) => next);
  };
  expect(await press(728, "ArrowUp")).toEqual([729]);
  expect(await press(728, "ArrowDown")).toEqual([727]);
  expect(await press(0, "ArrowDown")).toEqual([]);
  expect(await press(0, "ArrowUp")).toEqual([1]);
  expect(await press(3_674_159, "ArrowUp")).toEqual([]);
  expect(await press(3_674_159, "ArrowDown")).toEqual([3_674_158]);

  const { onValue, input } = await field(7);
  expect(input.value).toBe("7");
  expect(all(".typed-hint")[0].textContent).toBe("0 to 3,674,159");
  input.value = "3674159";
  await fire(input, "input");
  expect(onValue.mock.calls).toEqual([[3_674_159, { amend: false }]]);
  input.value = "3674160";
  await fire(input, "input");
  expect(onValue).toHaveBeenCalledTimes(1);
  expect(all(".typed-problem")[0].textContent).toContain("is too large");
});

test("what a store says is announced with what only the figure knows, and nothing before a change", async () => {
  vi.useFakeTimers();
  const spoken = signal("");
  const says = async (besides: string) => {
    await show(<FigureStatus store={{ spoken } as never} besides={besides} />);
    await act(() => void vi.advanceTimersByTime(1000));
    return all("[role=status]")[0].textContent;
  };
  expect(await says("It is solved.")).toBe("");
  spoken.value = "State 0.";
  expect(await says("It is solved.")).toBe("State 0. It is solved.");
  expect(await says("")).toBe("State 0.");
});
