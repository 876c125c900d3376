// What the reader of the playground has is never lost to what other code, or another tab,
// has stored.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey } from "../../../src/components/notebook/bar/draft-key.ts";
import { Drafts, PROBLEMS } from "../../../src/components/notebook/bar/drafts.ts";
import type { PageNotebook } from "../../../src/components/notebook/bar/page-notebook.ts";
import { keepOwn } from "../../../src/components/site/playground/keep-own.ts";
import { nameOfNotebook } from "../../../src/components/site/playground/name-of-notebook.ts";
import { withOwnIds } from "../../../src/components/site/playground/own-ids.ts";
import type { Playground } from "../../../src/components/site/playground/playground.ts";
import { MAX_SHELVED, Shelf } from "../../../src/components/site/playground/shelf.ts";
import type { DocumentCell } from "../../../src/notebook/document/document.ts";
import { formatDocument } from "../../../src/notebook/document/read-document.ts";

const KEY = draftKey("playground");
const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
  removeItem: (key: string) => void items.delete(key),
};
beforeEach(() => {
  items.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = (id: string, source: string, more: object = {}): DocumentCell => ({
  ...{ id, kind: "text", source, ...more },
});
const notebook = (...cells: DocumentCell[]) =>
  formatDocument({
    format: "every-cube notebook",
    version: 1,
    page: "playground",
    cells,
  });
const STARTER = [text("cell-1", "the starter")];

/** A tab with the playground, and the events it gets from the browser. */
function openTab() {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  const tab = {
    cells: STARTER,
    problems: [] as string[],
    /** What was shown in place of cells that were put aside. */
    followed: [] as string[][],
    change: () => {},
    hear(key: string | null) {
      events.dispatchEvent(Object.assign(new Event("storage"), { key }));
      vi.runAllTimers();
    },
    write(...cells: DocumentCell[]) {
      tab.cells = cells;
      tab.change();
      vi.runAllTimers();
    },
    get sources() {
      return tab.cells.map(({ source }) => source);
    },
  };
  const page = {
    page: "playground",
    get cells() {
      return tab.cells;
    },
    onChange: (listener: () => void) => (tab.change = listener),
    onRun: () => {},
  };
  const playground = {
    starter: STARTER,
    show: (cells: readonly DocumentCell[]) => void (tab.cells = [...cells]),
    follow: (cells: readonly DocumentCell[]) => void (tab.cells = [...cells]),
  };
  keepOwn(
    page as unknown as PageNotebook,
    new Drafts("playground", storage, (problem) => tab.problems.push(problem)),
    playground as unknown as Playground,
    (cells) => tab.followed.push(cells.map(({ source }) => source)),
  );
  vi.runAllTimers();
  return tab;
}

test.each([
  ["clears all that is stored", null, undefined],
  ["stores no JSON", KEY, "[".repeat(1_000_000)],
  ["stores nothing", KEY, ""],
  ["stores a notebook of another page", KEY, notebook().replace("playground", "moves")],
  ["stores one of a later version", KEY, notebook().replace(": 1", ": 2")],
  ["stores two million characters", KEY, "x".repeat(2_000_001)],
])(
  "another tab that %s takes nothing from a tab that shows the reader's cells, edited here or not",
  (_, key, spoilt) => {
    for (const isEdited of [true, false]) {
      items.set(KEY, notebook(text("cell-1", "kept")));
      const tab = openTab();
      if (isEdited) tab.write(text("cell-1", "edited"));
      if (spoilt === undefined) items.clear();
      else items.set(KEY, spoilt);
      tab.hear(key);
      const mine = [isEdited ? "edited" : "kept"];
      expect(tab.sources).toEqual(mine);
      expect(tab.followed).toEqual([]);
      expect(tab.problems).toEqual([]);
      expect(openTab().sources).toEqual(mine);
    }
  },
);

test("another tab that begins anew is followed; what was edited here is put aside first", () => {
  items.set(KEY, notebook(text("cell-1", "kept")));
  const editing = openTab();
  editing.write(text("cell-1", "edited"));
  items.delete(KEY);
  editing.hear(KEY);
  expect(editing.followed).toEqual([["the starter"]]);
  items.set(KEY, notebook(text("cell-1", "kept")));
  const idle = openTab();
  items.delete(KEY);
  idle.hear(KEY);
  expect(idle.sources).toEqual(["the starter"]);
});

test("what cannot be read is said, and the page begins with its own cells", () => {
  items.set(KEY, "{");
  const tab = openTab();
  expect(tab.problems).toEqual([PROBLEMS.unreadable]);
  expect(tab.sources).toEqual(["the starter"]);
});

test.each([
  ["two cells of one name", ["cell-1", "cell-1"], ["cell-1", "cell-2"]],
  ["a name that a later cell has", ["x", "cell-1"], ["cell-2", "cell-1"]],
  ["names of the page's own elements", ["content", "playground"], ["cell-1", "cell-2"]],
  ["names that objects have", ["__proto__", "constructor"], ["cell-1", "cell-2"]],
  [
    "a number beyond all numbers",
    [`cell-${"9".repeat(26)}`, "a", `cell-${"9".repeat(26)}`],
    [`cell-${"9".repeat(26)}`, "cell-1", "cell-2"],
  ],
  [
    "each name thrice",
    ["cell-2", "cell-2", "cell-2", "cell-1"],
    ["cell-2", "cell-3", "cell-4", "cell-1"],
  ],
])("cells get names of their own, and keep those that they can: %s", (_, ids, own) => {
  const cells = ids.map((id, i) => text(id, `${i}`, { base: `${i}` }));
  expect(withOwnIds(cells).map(({ id }) => id)).toEqual(own);
  expect(withOwnIds(cells).map(({ source }) => source)).toEqual(
    ids.map((_, i) => `${i}`),
  );
  // As they come from the storage, too.
  items.set(KEY, notebook(...cells));
  expect(openTab().cells.map(({ id }) => id)).toEqual(own);
});

const SHELF = "notebook shelf 1 playground";
const shelved = () =>
  new Shelf("playground", storage).notebooks.map(({ cells }) => nameOfNotebook(cells));

test.each([
  ["no text", 7],
  ["what cannot become a text", { toString: 1 }],
  ["no JSON", "{"],
  ["lists in lists", "[".repeat(100_000)],
  ["nothing", null],
])(
  "one notebook on the shelf that is spoilt does not take the others along: %s",
  (_, spoilt) => {
    const [one, other] = ["# One", "# Other"].map((source) =>
      notebook(text("a", source)),
    );
    items.set(SHELF, JSON.stringify([one, spoilt, other]));
    expect(shelved()).toEqual(["One", "Other"]);
    const cells = [text("cell-1", "# Mine")];
    new Shelf("playground", storage).put({
      ...{ format: "every-cube notebook", version: 1, page: "playground", cells },
    });
    expect(shelved()).toEqual(["Mine", "One", "Other"]);
  },
);

test("of thousands on the shelf, as many are offered as it holds", () => {
  items.set(SHELF, JSON.stringify(Array(25_000).fill(notebook(text("a", "# One")))));
  expect(shelved()).toHaveLength(MAX_SHELVED);
});

test.each([
  ["a million lines", "\n".repeat(100_000), "An empty notebook"],
  ["a heading after them", `${"\n".repeat(99_000)}## Last`, "Last"],
  ["blanks", " ".repeat(100_000), "An empty notebook"],
  ["a heading without end", `# ${"a".repeat(99_000)}`, `${"a".repeat(50)}…`],
  ["signs of headings", "#".repeat(100_000), `${"#".repeat(50)}…`],
])("a notebook has a short name, whatever it contains: %s", (_, source, name) => {
  expect(nameOfNotebook(Array(10).fill(text("a", source)))).toBe(name);
});
