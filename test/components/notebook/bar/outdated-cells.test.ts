import { expect, test, vi } from "vitest";
import { outdatedCells } from "#components/notebook/bar/outdated-cells.ts";
import { OutdatedMarks } from "#components/notebook/bar/outdated-marks.ts";

/** Each cell's current text, or a pair of the text that ran and the current one. */
function outdated(...texts: (string | [ran: string, source: string])[]) {
  const cells = texts.map((text, i) => {
    const [ran, source] = typeof text === "string" ? [text, text] : text;
    return { id: `cell-${i + 1}`, source, ranSource: ran };
  });
  return [...outdatedCells(cells)].sort();
}

test("cells that use what a changed cell defines are outdated, also through others", () => {
  const cells = ["const b = a + 1;", "b * 2;", "const c = 5;", "c;"];
  expect(outdated(["const a = 1;", "const a = 2;"], ...cells)).toEqual([
    "cell-2",
    "cell-3",
  ]);
  expect(outdated("const a = 1;", ...cells)).toEqual([]);
});

test("the order in the page does not matter, nor do cells that use each other", () => {
  expect(outdated("a;", ["const a = 1;", "const a = 2;"])).toEqual(["cell-1"]);
  const circle = ["const x = () => y + a;", "const y = () => x;"];
  expect(outdated(["const a = 1;", "const a = 2;"], ...circle)).toEqual([
    "cell-2",
    "cell-3",
  ]);
});

test("cells that use names the cell defined when it ran, or defines now, are outdated", () => {
  expect(outdated(["const a = 1;", "const b = 1;"], "a;", "b;", "c;")).toEqual([
    "cell-2",
    "cell-3",
  ]);
});

test("a local name, or one that is only imported, outdates nothing", () => {
  expect(outdated(["const a = 1;", "const a = 2;"], "{ const a = 3; a; }")).toEqual([]);
  const imports = 'import { rankPermutation } from "every-cube";';
  expect(
    outdated([`${imports} 1;`, `${imports} 2;`], "rankPermutation([1, 0]);"),
  ).toEqual([]);
});

test("incomplete code outdates cells that use what it defined", () => {
  for (const unfinished of ["", "const", "const a = ;", "const {", "for (const of"]) {
    expect(outdated(["const a = 1;", unfinished], "a;")).toEqual(["cell-2"]);
  }
});

test("only cells that have run outdate others, and no more once they are rerun", async () => {
  const marked: boolean[] = [];
  const cell = (id: string, source: string, displayedSource: string | undefined) => ({
    id,
    source,
    displayedSource,
  });
  const user = {
    ...cell("cell-2", "a;", "a;"),
    markOutdated: (isOutdated: boolean) => marked.push(isOutdated),
  };
  const definer = cell("cell-1", "const a = 1;", undefined);
  const marks = new OutdatedMarks(
    () => [definer, user],
    async (cells) => outdatedCells(cells),
  );
  await marks.update();
  definer.displayedSource = definer.source;
  definer.source = "const a = 2;";
  await marks.update();
  marks.started(definer, definer.source);
  await marks.update();
  definer.source = definer.displayedSource; // its results are of this text, but it last ran with another
  await marks.update();
  expect(marked).toEqual([false, true, false, true]);
});

test("during a check later changes wait, and only the last is checked", async () => {
  const cell = { id: "a", source: "1", displayedSource: "0" };
  const read: string[] = [];
  let answer = () => {};
  const marks = new OutdatedMarks(
    () => [cell],
    ([{ source }]) => {
      read.push(source);
      return new Promise((resolve) => (answer = () => resolve(new Set())));
    },
  );
  const first = marks.update();
  for (const source of ["2", "3", "4"]) {
    cell.source = source;
    await marks.update();
  }
  answer();
  await vi.waitFor(() => expect(read).toEqual(["1", "4"]));
  answer();
  await first;
});
