import { parseHTML } from "linkedom";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { TypedMoves } from "#components/workshop/figures/TypedMoves.tsx";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { createPlayable } from "#src/puzzles/create-playable.ts";

const puzzle = createPlayable(PYRAMINX);

test("moves that lead back to the same position say so, until something is typed or turned", async () => {
  const { document, window } = parseHTML("<!doctype html><body></body>");
  vi.stubGlobal("document", document);
  const made: string[][] = [];
  const show = (state = puzzle.solved) =>
    act(() =>
      render(
        <TypedMoves
          puzzle={puzzle}
          state={state}
          onMoves={(moves) => made.push([...moves])}
        />,
        document.body,
      ),
    );
  const type = (text: string) =>
    act(() => {
      const field = document.querySelector("input")!;
      field.value = text;
      field.dispatchEvent(new window.Event("input"));
    });
  const press = () =>
    act(() => {
      document.querySelector("button")!.dispatchEvent(new window.Event("click"));
    });
  const message = () => document.querySelector("#typed-moves-message")!.textContent;
  const isRefused = () => document.querySelector("input")!.getAttribute("aria-invalid");

  const hint = "You can type several at once, such as “U L' U2”.";
  const same = "These moves lead back to the same state, so nothing has changed.";
  await show();
  expect(message()).toBe(hint);
  await type("U R R' U'");
  await press();
  expect(message()).toBe(same);
  expect(isRefused()).toBe("false");
  await type("U Q");
  expect(message()).toBe(hint);
  await press();
  expect(message()).toContain("Unknown move Q at character 3");
  expect(isRefused()).toBe("true");
  await type("(U)3");
  await press();
  expect(message()).toBe(same);
  const turned = puzzle.apply(puzzle.solved, "L");
  for (const state of [turned, puzzle.solved, turned]) {
    await show(state);
    expect(message()).toBe(hint);
  }
  await type("U");
  await press();
  expect(message()).toBe(hint);
  expect(made).toEqual([["U", "R", "R'", "U'"], ["U3"], ["U"]]);
  await act(() => render(null, document.body));
  vi.unstubAllGlobals();
});
