import { parseHTML } from "linkedom";
import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";

const LAST = 2;

function Stepper({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  const inside = useRef<HTMLParagraphElement>(null);
  usePresentedSteps({
    inside,
    next: step < LAST ? () => onStep(step + 1) : undefined,
    back: step > 0 ? () => onStep(step - 1) : undefined,
  });
  return (
    <figure>
      <p ref={inside} />
    </figure>
  );
}

test("a clicker goes on when the figure has no step left, and back before the first that it took, also after a reset", async () => {
  const { document, Event } = parseHTML("<!doctype html><body></body>");
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  let step = 0;
  const show = async (next: number) => {
    step = next;
    await act(() =>
      render(<Stepper step={step} onStep={(to) => (step = to)} />, document.body),
    );
  };
  /** @returns whether the figure has taken a step of its own */
  const click = async (type: "presenternext" | "presenterprevious") => {
    const event = new Event(type, { cancelable: true });
    document.querySelector("figure")!.dispatchEvent(event);
    await show(step);
    return event.defaultPrevented;
  };
  await show(0);
  expect(await click("presenterprevious")).toBe(false);
  expect(await click("presenternext")).toBe(true);
  expect(await click("presenternext")).toBe(true);
  expect(await click("presenternext")).toBe(false);
  expect(await click("presenterprevious")).toBe(true);
  expect(step).toBe(1);
  await show(0);
  expect(await click("presenterprevious")).toBe(false);
  // A step by hand is not the clicker's to take back.
  await show(1);
  expect(await click("presenterprevious")).toBe(false);
  expect(step).toBe(1);
});
