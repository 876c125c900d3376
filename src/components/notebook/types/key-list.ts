// The list of keys, shown by F1 and in the playground's bar.
import { createElement } from "../bar/elements.ts";
import { cellKeyLines } from "./cell-keys.ts";
import { codeKeyLines, isOnMac, type KeyLine } from "./code-keys.ts";

interface KeyGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

/** @param canArrange  whether cells can be added and moved, as in the playground */
export function keyGroups(canArrange: boolean, isMac = isOnMac()): KeyGroup[] {
  const code = { title: "In code", lines: codeKeyLines(isMac) };
  if (!canArrange) return [code];
  const title = "On a cell: Esc in its code or text selects it";
  return [code, { title, lines: cellKeyLines() }];
}

export function keyList(): HTMLElement {
  const groups = keyGroups(isPlayground()).flatMap(({ title, lines }) => [
    createElement("p", {}, title),
    createElement(
      "dl",
      {},
      ...lines.map(({ keys, description }) =>
        createElement(
          "div",
          {},
          createElement("dt", {}, createElement("kbd", {}, keys)),
          createElement("dd", {}, description),
        ),
      ),
    ),
  ]);
  return createElement("div", { className: "notebook-keys" }, ...groups);
}

function isPlayground(): boolean {
  return document.querySelector("[data-playground]") !== null;
}
