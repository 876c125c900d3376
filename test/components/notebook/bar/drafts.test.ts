import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { draftKey } from "#components/notebook/bar/storage-keys.ts";
import { Drafts } from "#components/notebook/bar/drafts.ts";
import { earlyEdits, saveEarlyEdits } from "#components/notebook/bar/early-edits.ts";
import { syncDrafts } from "#components/notebook/bar/sync-drafts.ts";
import type {
  NotebookCell,
  CellOrigin,
  PageNotebook,
} from "#components/notebook/bar/page-notebook.ts";
import { MAX_SOURCE } from "#notebook/document/read-document.ts";
import type { DocumentCell } from "#notebook/document/document.ts";
import { FakeStorage, forbidStorage } from "../../fake-storage.ts";

const KEY = draftKey("moves");

const draft = (id: string, source: string, base = `base of ${id}`): DocumentCell => ({
  id,
  kind: "code",
  source,
  base,
});
const cell = (id: string, base = `base of ${id}`) => ({ id, base });

let browser: ReturnType<typeof FakeStorage.stub>;
const open = () => new Drafts("moves");
const storedKeys = () => Object.keys(browser.storage);

beforeEach(() => void (browser = FakeStorage.stub()));

test("a draft is restored in its cell, and only on its page", () => {
  open().save(draft("a", "mine"));
  const found = { kind: "current", id: "a", cell: draft("a", "mine") };
  expect(open().load([cell("a"), cell("b")])).toEqual([found]);
  expect(new Drafts("solving").load([cell("a")])).toEqual([]);
  expect(storedKeys()).toEqual(["notebook 1 moves"]);
});

test("a cell that was moved or has a new id is matched by the author's text", () => {
  open().save(draft("a", "mine", "the text"));
  const cells = [cell("a", "another"), cell("b", "the text")];
  expect(open().load(cells)).toMatchObject([{ kind: "current", id: "b" }]);
});

test("a draft of a text that the author has changed since is reported with both texts", () => {
  open().save(draft("a", "mine", "old"));
  const found = {
    kind: "outdated",
    id: "a",
    base: "new",
    cell: draft("a", "mine", "old"),
  };
  expect(open().load([cell("a", "new")])).toEqual([found]);
});

test("a draft of the new text does not replace the draft of the old one", () => {
  open().save(draft("a", "mine", "old"));
  open().save(draft("a", "mine again", "new"));
  expect(open().load([cell("a", "new")])).toMatchObject([
    { kind: "outdated", cell: { source: "mine" } },
    { kind: "current", cell: { source: "mine again" } },
  ]);
  open().remove({ id: "a", base: "old" });
  expect(open().load([cell("a", "new")])).toHaveLength(1);
});

test("a draft of a removed cell is reported", () => {
  open().save(draft("a", "mine"));
  expect(open().load([cell("b")])).toEqual([
    { kind: "orphan", cell: draft("a", "mine") },
  ]);
});

test("two tabs do not overwrite each other's cells", () => {
  const [one, other] = [open(), open()];
  one.save(draft("a", "of one"));
  other.save(draft("b", "of the other"));
  one.save(draft("a", "of one, later"));
  other.remove(draft("c", ""));
  const sources = open()
    .load([cell("a"), cell("b")])
    .map((found) => found.cell.source);
  expect(sources).toEqual(["of one, later", "of the other"]);
});

test("a removed draft leaves nothing behind", () => {
  open().save(draft("a", "mine"));
  open().save(draft("b", "mine"));
  open().remove(draft("a", ""));
  expect(open().load([cell("a"), cell("b")])).toMatchObject([{ id: "b" }]);
  open().saveAll([]);
  expect(storedKeys()).toEqual([]);
});

test("forbidden storage is reported when something is stored", () => {
  forbidStorage();
  const drafts = open();
  expect(drafts.load([cell("a")])).toEqual([]);
  expect(drafts.remove(draft("a", ""))).toBeUndefined();
  expect(drafts.save(draft("a", "mine"))).toBe("forbidden");
});

test("full storage is distinguished from forbidden storage, and keeps its content", () => {
  open().save(draft("a", "mine"));
  browser.room = 0;
  expect(open().save(draft("b", "mine"))).toBe("full");
  expect(open().load([cell("a"), cell("b")])).toMatchObject([{ id: "a" }]);
});

test("a draft too long to be read again is not stored, and the others stay", () => {
  open().save(draft("a", "mine"));
  expect(open().save(draft("b", "x".repeat(MAX_SOURCE + 1)))).toBe("long");
  expect(open().load([cell("a"), cell("b")])).toMatchObject([{ id: "a" }]);
});

test("unreadable stored data stays until it is discarded, and edits are stored beside it", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    fc.constantFrom(
      "",
      "null",
      '{"__proto__":{"polluted":1}}',
      '{"format":"every-cube notebook","version":2,"page":"moves","cells":[]}',
      '{"format":"every-cube notebook","version":1,"page":"solving","cells":[]}',
      '{"format":"every-cube notebook","version":1,"page":"moves","cells":[{"__proto__":{}}]}',
      "[".repeat(100_000),
    ),
  );
  const property = fc.property(hostile, (text) => {
    browser.storage.clear();
    browser.storage.setItem(KEY, text);
    const drafts = open();
    expect(drafts.load([cell("a")])).toEqual([]);
    expect(drafts.work.unreadable).toMatchObject([{ text }]);
    expect(drafts.save(draft("a", "mine"))).toBeUndefined();
    expect(open().load([cell("a")])).toHaveLength(1);
    expect(open().work.unreadable).toMatchObject([{ text }]);
    open().work.unreadable[0].discard();
    expect(storedKeys()).toEqual([KEY]);
  });
  fc.assert(property, { seed: 10, numRuns: 1000 });
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

test("if one of ten stored cells is corrupt, nine are restored, and all ten stay until they are discarded", () => {
  const ids = Array.from({ length: 10 }, (_, i) => `cell-${i}`);
  for (const id of ids) open().save(draft(id, "mine"));
  const stored = browser.storage.getItem(KEY)!.replace('"id": "cell-3"', '"id": 3');
  browser.storage.setItem(KEY, stored);
  const drafts = open();
  expect(drafts.load(ids.map((id) => cell(id)))).toHaveLength(9);
  expect(drafts.work.unreadable).toMatchObject([
    { text: stored, flaw: expect.stringContaining("cell 4") },
  ]);
  drafts.save(draft("cell-0", "changed"));
  expect(open().load(ids.map((id) => cell(id)))).toHaveLength(9);
  expect(open().work.unreadable).toMatchObject([{ text: stored }]);
});

test("a draft of a newer format is reported, and is restored once the format is supported", () => {
  const newer =
    '{"format":"every-cube notebook","version":2,"page":"moves","cells":[]}';
  browser.storage.setItem(KEY, newer);
  open().save(draft("a", "mine"));
  expect(open().work.unreadable).toMatchObject([
    { text: newer, flaw: expect.stringContaining("newer version") },
  ]);
});

// What connects the drafts to a page.

class FakeNotebook extends EventTarget implements PageNotebook {
  fileChanged(): void {}
  readonly page = "moves";
  cells: NotebookCell[];

  constructor(...bases: string[]) {
    super();
    this.cells = bases.map((base, i) => ({
      id: `cell-${i + 1}`,
      kind: "code",
      base,
      source: base,
      outputs: [],
    }));
  }
  edit(id: string, source: string, origin: CellOrigin): void {
    const from = origin === "link" || origin === "file" ? { from: origin } : {};
    this.cells = this.cells.map((cell) =>
      cell.id === id ? { ...cell, source, from: undefined, ...from } : cell,
    );
    this.dispatchEvent(new Event("change"));
  }
  readonly isRunning = false;
  runAll(): void {}
  async restoreOutputs(): Promise<void> {}
  setControls(): void {}
  stop(): void {}
  resetAll(): void {}
  async run(): Promise<void> {}
  get sources() {
    return this.cells.map(({ source }) => source);
  }
}

/** A tab of the page, with the events it gets from the browser. */
function openTab(...bases: string[]) {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  const notebook = new FakeNotebook(...bases);
  const others = syncDrafts(notebook, open());
  const hear = (type: string, fields: object = {}) =>
    events.dispatchEvent(Object.assign(new Event(type), fields));
  return { notebook, others, hear, leave: () => hear("pagehide") };
}

test("edits are stored before cells run, which may crash the page", () => {
  const before = openTab("a", "b");
  before.notebook.edit("cell-2", "mine", "reader");
  before.notebook.dispatchEvent(new Event("run"));
  expect(openTab("a", "b").notebook.sources).toEqual(["a", "mine"]);
});

test("edits survive a reload, and a page that is reset leaves nothing behind", () => {
  const before = openTab("a", "b");
  before.notebook.edit("cell-2", "mine", "reader");
  before.leave();
  const after = openTab("a", "b");
  expect(after.notebook.sources).toEqual(["a", "mine"]);
  after.notebook.edit("cell-2", "b", "reader");
  after.leave();
  expect(storedKeys()).toEqual([]);
});

test("text typed before the drafts were loaded is stored too", () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.useFakeTimers();
  const notebook = new FakeNotebook("a");
  notebook.edit("cell-1", "mine", "reader");
  syncDrafts(notebook, open());
  vi.runAllTimers();
  vi.useRealTimers();
  expect(openTab("a").notebook.sources).toEqual(["mine"]);
});

test("typing is stored automatically after a moment", () => {
  vi.useFakeTimers();
  const { notebook } = openTab("a");
  notebook.edit("cell-1", "min", "reader");
  notebook.edit("cell-1", "mine", "reader");
  expect(storedKeys()).toEqual([]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(openTab("a").notebook.sources).toEqual(["mine"]);
});

test("a cell from a link is still one from a link after a reload, until the reader makes it theirs", () => {
  const before = openTab("a");
  before.notebook.edit("cell-1", "theirs", "link");
  before.leave();
  const after = openTab("a");
  expect(after.notebook.cells[0]).toMatchObject({ source: "theirs", from: "link" });
  after.notebook.edit("cell-1", "theirs", "reader"); // as when the cell is run
  after.leave();
  expect(openTab("a").notebook.cells[0].from).toBeUndefined();
});

test("one tab follows the other, but not where something is being typed", () => {
  const one = openTab("a", "b", "c");
  const other = openTab("a", "b", "c");
  one.notebook.edit("cell-1", "of one", "reader");
  one.notebook.edit("cell-2", "of one", "reader");
  other.notebook.edit("cell-2", "being typed", "reader");
  one.leave();
  other.hear("storage", { key: KEY });
  expect(other.notebook.sources).toEqual(["of one", "being typed", "c"]);
  other.leave();
  one.hear("storage", { key: KEY });
  expect(one.notebook.sources).toEqual(["of one", "being typed", "c"]);
  one.notebook.edit("cell-1", "a", "reader");
  one.leave();
  other.hear("storage", { key: KEY });
  expect(other.notebook.sources).toEqual(["a", "being typed", "c"]);
});

test("an edit that could not be stored is stored with the next change, once there is room", () => {
  const tab = openTab("a", "b");
  browser.room = 0;
  tab.notebook.edit("cell-1", "mine", "reader");
  tab.leave();
  expect(storedKeys()).toEqual([]);
  browser.room = 1000;
  tab.leave();
  expect(openTab("a", "b").notebook.sources).toEqual(["mine", "b"]);
});

test("when the whole storage is cleared, the edits on the page stay and are stored again", () => {
  const tab = openTab("a");
  tab.notebook.edit("cell-1", "mine", "reader");
  tab.leave();
  browser.storage.clear();
  tab.hear("storage", { key: null });
  expect(tab.notebook.sources).toEqual(["mine"]);
  tab.leave();
  expect(openTab("a").notebook.sources).toEqual(["mine"]);
});

test.each([
  ["no JSON", "[".repeat(100_000)],
  [
    "a notebook of another page",
    '{"format":"every-cube notebook","version":1,"page":"solving","cells":[]}',
  ],
  ["a text of two million characters", "x".repeat(2_000_001)],
  ["nothing", ""],
])(
  "another tab that stores %s removes nothing, and the edits here are stored again",
  (_, spoilt) => {
    vi.useFakeTimers();
    const tab = openTab("a", "b");
    tab.notebook.edit("cell-1", "mine", "reader");
    vi.runAllTimers();
    browser.storage.setItem(KEY, spoilt);
    tab.hear("storage", { key: KEY });
    expect(tab.notebook.sources).toEqual(["mine", "b"]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(openTab("a", "b").notebook.sources).toEqual(["mine", "b"]);
  },
);

test("after an update of the page the drafts of moved cells are restored, and the others reported", () => {
  const before = openTab("a", "b", "c");
  before.notebook.edit("cell-1", "my a", "reader");
  before.notebook.edit("cell-2", "my b", "reader");
  before.notebook.edit("cell-3", "my c", "reader");
  before.leave();
  const after = openTab("a, mended", "c");
  expect(after.notebook.sources).toEqual(["a, mended", "my c"]);
  expect(after.others).toMatchObject([
    { kind: "outdated", id: "cell-1", base: "a, mended", cell: { source: "my a" } },
    { kind: "outdated", id: "cell-2", base: "c", cell: { source: "my b" } },
  ]);
  after.notebook.edit("cell-1", "another", "reader");
  after.leave();
  const last = openTab("a, mended", "c");
  expect(last.notebook.sources).toEqual(["another", "my c"]);
  expect(last.others.map(({ cell }) => cell.source)).toEqual(["my a", "my b"]);
});

// What keeps edits before the drafts are there.

function openEarly(...bases: string[]) {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  const notebook = new FakeNotebook(...bases);
  const stop = saveEarlyEdits(notebook);
  return { notebook, stop, leave: () => events.dispatchEvent(new Event("pagehide")) };
}

const earlySources = () =>
  earlyEdits("moves")
    .read()
    ?.map(({ source }) => source);

test("early edits stay until there is room to store them as drafts", () => {
  const closed = openEarly("a");
  closed.notebook.edit("cell-1", "mine", "reader");
  closed.leave();
  const tab = openEarly("a");
  open().importEarlyEdits(() => "full");
  tab.stop();
  tab.leave();
  expect(earlySources()).toEqual(["mine"]);
  open().importEarlyEdits(([edit]) => open().save(edit));
  expect(earlySources()).toBeUndefined();
  expect(openTab("a").notebook.sources).toEqual(["mine"]);
});

test("a tab removes only its own early edits, also when they are undone", () => {
  const [one, other] = [openEarly("a", "b"), openEarly("a", "b")];
  one.notebook.edit("cell-1", "of one", "reader");
  one.leave();
  other.notebook.edit("cell-2", "of the other", "reader");
  other.leave();
  one.stop();
  one.leave();
  expect(earlySources()).toEqual(["of the other"]);
  other.notebook.edit("cell-2", "b", "reader");
  other.leave();
  expect(storedKeys()).toEqual([]);
});
