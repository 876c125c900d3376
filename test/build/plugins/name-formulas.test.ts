import type { Root } from "hast";
import { expect, test } from "vitest";
import { element } from "#build/content/html-tree.ts";
import { nameFormulas } from "#build/plugins/name-formulas.ts";

test("display formulas have a name, inline formulas none", () => {
  const alone = element("span", {}, element("math", { display: "block" }));
  const inText = element("span", {}, element("math", {}));
  const tree: Root = { type: "root", children: [element("p", {}, alone, inText)] };
  nameFormulas()(tree);
  expect(alone.properties).toEqual({ role: "group", ariaLabel: "Formula" });
  expect(inText.properties).toEqual({});
});
