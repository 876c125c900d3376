// What the reader of the playground has is never lost to what other code, or another tab,
// has stored.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftKey } from "#components/notebook/bar/storage-keys.ts";
import { Drafts } from "#components/notebook/bar/drafts.ts";
import type { PageNotebook } from "#components/notebook/bar/page-notebook.ts";
import { syncNotebook } from "#components/site/playground/sync-notebook.ts";
import { notebookTitle } from "#components/site/playground/notebook-title.ts";
import { withUniqueIds } from "#components/site/playground/unique-ids.ts";
import type { Playground } from "#components/site/playground/playground.ts";
import { SavedNotebooks } from "#components/site/playground/saved-notebooks.ts";
import type { DocumentCell } from "#notebook/document/document.ts";
import { formatDocument } from "#notebook/document/read-document.ts";
import { FakeStorage } from "../fake-storage.ts";

const KEY = draftKey("playground");
let storage: FakeStorage;
/** What tabs tell each other, at once. */
const channels = new Set<Channel>();
class Channel {
  onmessage: (event: { data: unknown }) => void = () => {};
  constructor() {
    channels.add(this);
  }
  close() {
    channels.delete(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.onmessage({ data });
  }
}
beforeEach(() => {
  ({ storage } = FakeStorage.stub());
  channels.clear();
  vi.stubGlobal("BroadcastChannel", Channel);
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

/**
 * A tab with the playground, and the events it gets from the browser.
 * @param late  what was written while nothing was stored, before another tab stored something
 */
function openTab(late?: readonly DocumentCell[]) {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  const tab = {
    cells: [...(late ?? STARTER)],
    /** The messages shown in place of cells that were put aside. */
    followed: [] as string[][],
    /** Of each, whether another tab has gone on from what was here. */
    ours: [] as string[],
    change: () => {},
    hear(key: string | null) {
      events.dispatchEvent(Object.assign(new Event("storage"), { key }));
      vi.runAllTimers();
    },
    leave: () => void events.dispatchEvent(new Event("pagehide")),
    comeBack() {
      const shown = Object.assign(new Event("pageshow"), { persisted: true });
      events.dispatchEvent(shown);
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
    addEventListener(event: string, listener: () => void) {
      if (event === "change") tab.change = listener;
    },
  };
  const playground = {
    starter: STARTER,
    awaitsCells: late === undefined,
    show: (cells: readonly DocumentCell[]) => void (tab.cells = [...cells]),
    update: (cells: readonly DocumentCell[]) => void (tab.cells = [...cells]),
  };
  const drafts = new Drafts("playground");
  syncNotebook(
    page as unknown as PageNotebook,
    drafts,
    playground as unknown as Playground,
    (cells, ours) => {
      tab.followed.push(cells.map(({ source }) => source));
      tab.ours.push(ours);
      const isEarlier = ours === "seen";
      new SavedNotebooks("playground").add({
        ...{ format: "every-cube notebook", version: 1, page: "playground" },
        ...{ cells: tab.cells, ...(isEarlier && { isEarlier }) },
      });
      tab.cells = [...cells];
    },
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
  "another tab that %s removes nothing from a tab with the reader's cells, edited here or not",
  (_, key, spoilt) => {
    for (const isEdited of [true, false]) {
      storage.setItem(KEY, notebook(text("cell-1", "kept")));
      const tab = openTab();
      if (isEdited) tab.write(text("cell-1", "edited"));
      if (spoilt === undefined) storage.clear();
      else storage.setItem(KEY, spoilt);
      tab.hear(key);
      const mine = [isEdited ? "edited" : "kept"];
      expect(tab.sources).toEqual(mine);
      expect(tab.followed).toEqual([]);
      expect(openTab().sources).toEqual(mine);
    }
  },
);

test("another tab that starts over is followed; edits made here are saved first", () => {
  storage.setItem(KEY, notebook(text("cell-1", "kept")));
  const editing = openTab();
  editing.write(text("cell-1", "edited"));
  storage.removeItem(KEY);
  editing.hear(KEY);
  expect(editing.followed).toEqual([["the starter"]]);
  storage.setItem(KEY, notebook(text("cell-1", "kept")));
  const idle = openTab();
  storage.removeItem(KEY);
  idle.hear(KEY);
  expect(idle.sources).toEqual(["the starter"]);
});

test("a page in the back/forward cache listens to no tab, and is updated when restored", () => {
  const tab = openTab();
  tab.leave();
  expect(channels.size).toBe(0);
  storage.setItem(KEY, notebook(text("cell-1", "from elsewhere")));
  tab.comeBack();
  expect(tab.sources).toEqual(["from elsewhere"]);
  expect(channels.size).toBe(1);
});

test("a tab that was open before anything was stored follows too, and saves its edits", () => {
  storage.setItem(KEY, notebook(text("cell-1", "from the other tab")));
  expect(openTab(STARTER)).toMatchObject({
    sources: ["from the other tab"],
    followed: [],
  });
  expect(openTab([text("cell-1", "typed here")])).toMatchObject({
    sources: ["from the other tab"],
    followed: [["from the other tab"]],
    ours: ["unseen"],
  });
  expect(shelved()).toEqual(["typed here"]);
});

describe("two tabs that write in turn", () => {
  const shelf = () =>
    new SavedNotebooks("playground").notebooks.map(({ cells }) =>
      cells.map(({ source }) => source),
    );

  test("save nothing while each adds to the other's text, and one earlier version when they rewrite it", () => {
    const [a, b] = [openTab(), openTab()];
    for (const [written, change] of [
      [0, (i: number) => [...a.cells, text(`cell-${i + 2}`, `line ${i}`)]],
      [1, (i: number) => [text("cell-1", `${a.sources[0]}\nmore ${i}`)]],
      [1, (i: number) => [text("cell-1", `version ${i}`)]],
    ] as const) {
      for (let i = 0; i < 10; i++) {
        const [writes, follows] = i % 2 === 0 ? [a, b] : [b, a];
        writes.write(...change(i));
        follows.hear(KEY);
        expect(follows.sources).toEqual(writes.sources);
      }
      expect(shelf().length).toBeLessThanOrEqual(written);
    }
    expect(shelf()).toEqual([["version 8"]]);
    expect([...a.ours, ...b.ours]).not.toContain("unseen");
  });

  test("lose no edit that conflicts with the other tab's or was not stored yet", () => {
    const [a, b] = [openTab(), openTab()];
    a.write(text("cell-1", "both have it"));
    b.hear(KEY);
    b.write(text("cell-1", "what A has not seen"));
    a.write(text("cell-1", "written over it"));
    b.hear(KEY);
    expect(shelf()).toEqual([["what A has not seen"]]);
    for (let i = 0; i < 10; i++) {
      const [writes, follows] = i % 2 === 0 ? [b, a] : [a, b];
      writes.write(text("cell-1", `version ${i}`));
      follows.hear(KEY);
    }
    a.cells = [text("cell-1", "not stored yet")];
    b.write(text("cell-1", "the last"));
    a.hear(KEY);
    expect(a.sources).toEqual(["the last"]);
    expect(shelf()).toEqual([
      ["not stored yet"],
      ["version 8"],
      ["what A has not seen"],
    ]);
  });
});

test("unreadable data stays stored when the reader writes, and the page shows its own cells", () => {
  storage.setItem(KEY, "{");
  const tab = openTab();
  expect(tab.sources).toEqual(["the starter"]);
  tab.write(text("cell-1", "mine"));
  expect(openTab().sources).toEqual(["mine"]);
  expect(new Drafts("playground").work.unreadable).toMatchObject([{ text: "{" }]);
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
  expect(withUniqueIds(cells).map(({ id }) => id)).toEqual(own);
  expect(withUniqueIds(cells).map(({ source }) => source)).toEqual(
    ids.map((_, i) => `${i}`),
  );
  // As they come from the storage, too.
  storage.setItem(KEY, notebook(...cells));
  expect(openTab().cells.map(({ id }) => id)).toEqual(own);
});

const SHELF = "notebook shelf 1 playground";
const shelved = () =>
  new SavedNotebooks("playground").notebooks.map(({ cells }) => notebookTitle(cells));

test.each([
  ["no text", 7],
  ["what cannot become a text", { toString: 1 }],
  ["no JSON", "{"],
  ["lists in lists", "[".repeat(100_000)],
  ["nothing", null],
])("one corrupt saved notebook does not affect the others: %s", (_, spoilt) => {
  const [one, other] = ["# One", "# Other"].map((source) =>
    notebook(text("a", source)),
  );
  storage.setItem(SHELF, JSON.stringify([one, spoilt, other]));
  expect(shelved()).toEqual(["One", "Other"]);
  const cells = [text("cell-1", "# Mine")];
  new SavedNotebooks("playground").add({
    ...{ format: "every-cube notebook", version: 1, page: "playground", cells },
  });
  expect(shelved()).toEqual(["Mine", "One", "Other"]);
  expect(new SavedNotebooks("playground").work.unreadable).toHaveLength(1);
});

test("thousands of saved notebooks all stay", () => {
  const all = Array(25_000).fill(notebook(text("a", "# One")));
  storage.setItem(SHELF, JSON.stringify(all));
  new SavedNotebooks("playground").remove({ cells: [text("b", "# Other")] });
  expect(shelved()).toHaveLength(25_000);
});

test.each([
  ["a million lines", "\n".repeat(100_000), "An empty notebook"],
  ["a heading after them", `${"\n".repeat(99_000)}## Last`, "Last"],
  ["blanks", " ".repeat(100_000), "An empty notebook"],
  ["a heading without end", `# ${"a".repeat(99_000)}`, `${"a".repeat(50)}…`],
  ["signs of headings", "#".repeat(100_000), `${"#".repeat(50)}…`],
])("a notebook has a short name, whatever it contains: %s", (_, source, name) => {
  expect(notebookTitle(Array(10).fill(text("a", source)))).toBe(name);
});
