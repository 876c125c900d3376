import { expect, test } from "vitest";
import { KEYS } from "../../../../src/components/site/presenter/keys-in-words.ts";
import {
  commandOf,
  type Focus,
} from "../../../../src/components/site/presenter/keys.ts";

const FOCI: readonly Focus[] = ["nothing", "button", "instrument", "field"];
const commands = (key: string) => FOCI.map((focus) => commandOf(key, focus));

test("what clickers send goes on from anywhere; F5 does not load the page again", () => {
  expect(commands("PageDown")).toEqual(Array(4).fill("next"));
  expect(commands("PageUp")).toEqual(Array(4).fill("previous"));
  expect(commands("Escape")).toEqual(Array(4).fill("leave"));
  expect(commands("F5")).toEqual(Array(4).fill("nothing"));
  expect(commandOf("PageUp", "field", true)).toBe("previous-stop");
});

test("arrows and the space bar are left to what uses them, letters to fields", () => {
  const none = undefined;
  expect(commands("ArrowRight")).toEqual(["next", "next", none, none]);
  expect(commands("ArrowUp")).toEqual(["previous", "previous", none, none]);
  expect(commands("Home")).toEqual(["first", "first", none, none]);
  expect(commands(" ")).toEqual(["next", none, none, none]);
  expect(commandOf(" ", "nothing", true)).toBe("previous");
  expect(commands("b")).toEqual(["black", "black", "black", none]);
  expect(commands(".")).toEqual(["black", "black", "black", none]);
  expect(commands("N")).toEqual(["notes", "notes", "notes", none]);
  expect(commands("x")).toEqual([none, none, none, none]);
});

test("each key does what teachers read of it", () => {
  for (const { keys, command, isShifted } of KEYS) {
    for (const key of keys) {
      expect(commandOf(key, "nothing", isShifted), key).toBe(command);
    }
  }
});
