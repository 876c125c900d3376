import { expect, test } from "vitest";
import { KEY_HELP } from "#components/site/presenter/key-help.ts";
import {
  commandFor,
  focusKind,
  type FocusKind,
} from "#components/site/presenter/keys.ts";

const FOCI: readonly FocusKind[] = [
  "nothing",
  "button",
  "instrument",
  "guess",
  "field",
];
const commands = (key: string) => FOCI.map((focus) => commandFor(key, focus));

test("what clickers send goes on from anywhere; F5 does not load the page again", () => {
  expect(commands("PageDown")).toEqual(Array(5).fill("next"));
  expect(commands("PageUp")).toEqual(Array(5).fill("previous"));
  expect(commands("Escape")).toEqual(Array(5).fill("leave"));
  expect(commands("F5")).toEqual(Array(5).fill("nothing"));
  expect(commandFor("PageUp", "field", true)).toBe("previous-stop");
});

test("arrows and the space bar are left to what uses them, letters to fields", () => {
  const none = undefined;
  expect(commands("ArrowRight")).toEqual(["next", "next", none, none, none]);
  expect(commands("ArrowUp")).toEqual(["previous", "previous", none, none, none]);
  expect(commands("Home")).toEqual(["first", "first", none, none, none]);
  expect(commands(" ")).toEqual(["next", none, none, none, none]);
  expect(commandFor(" ", "nothing", true)).toBe("previous");
  expect(commands("b")).toEqual(["black", "black", "black", "black", none]);
  expect(commands(".")).toEqual(["black", "black", "black", none, none]);
  expect(commands("N")).toEqual(["notes", "notes", "notes", "notes", none]);
  expect(commands("x")).toEqual([none, none, none, none, none]);
});

test("an empty field for a guess leaves all keys to the presenter, and one of digits the letters", () => {
  const focusWith = (value: string) =>
    focusKind({
      closest: () => null,
      matches: (css: string) => css.includes("data-guess"),
      value,
    } as never);
  expect(focusWith("")).toBe("nothing");
  expect(focusWith("1 20")).toBe("guess");
  expect(focusWith("lots")).toBe("field");
});

test("the text that is focused after the last answer leaves all keys to the presenter", () => {
  const closest = () => ({});
  const matches = (css: string) => css === ".predict-ask";
  expect(focusKind({ closest, matches } as never)).toBe("nothing");
});

test("each key does what teachers read of it", () => {
  for (const { keys, command, isShifted } of KEY_HELP) {
    for (const key of keys) {
      expect(commandFor(key, "nothing", isShifted), key).toBe(command);
    }
  }
});
