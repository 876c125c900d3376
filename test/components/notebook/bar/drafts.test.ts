import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { draftKey } from "../../../../src/components/notebook/bar/draft-key.ts";
import {
  Drafts,
  PROBLEMS,
  type DraftStorage,
} from "../../../../src/components/notebook/bar/drafts.ts";
import { keepDrafts } from "../../../../src/components/notebook/bar/keep-drafts.ts";
import type {
  NotebookCell,
  CellOrigin,
  PageNotebook,
} from "../../../../src/components/notebook/bar/page-notebook.ts";
import { MAX_SOURCE } from "../../../../src/notebook/document/read-document.ts";
import type { DocumentCell } from "../../../../src/notebook/document/document.ts";

const KEY = draftKey("moves");

class FakeStorage implements DraftStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

const draft = (id: string, source: string, base = `base of ${id}`): DocumentCell => ({
  id,
  kind: "code",
  source,
  base,
});
const cell = (id: string, base = `base of ${id}`) => ({ id, base });

let storage: FakeStorage;
let problems: string[];
const open = (place: DraftStorage | undefined = storage) =>
  new Drafts("moves", place, (problem) => problems.push(problem));

beforeEach(() => {
  storage = new FakeStorage();
  problems = [];
});

test("an edit is found again under its cell, and only on its page", () => {
  open().save(draft("a", "mine"));
  const found = { kind: "current", id: "a", cell: draft("a", "mine") };
  expect(open().load([cell("a"), cell("b")])).toEqual([found]);
  expect(
    new Drafts("solving", storage, () => expect.unreachable()).load([cell("a")]),
  ).toEqual([]);
  expect([...storage.items.keys()]).toEqual(["notebook 1 moves"]);
});

test("a cell that has moved, or has another name, is known by the author's text", () => {
  open().save(draft("a", "mine", "the text"));
  const cells = [cell("a", "another"), cell("b", "the text")];
  expect(open().load(cells)).toMatchObject([{ kind: "current", id: "b" }]);
});

test("an edit of a text that the author has changed since is told with both texts", () => {
  open().save(draft("a", "mine", "old"));
  const found = {
    kind: "outdated",
    id: "a",
    base: "new",
    cell: draft("a", "mine", "old"),
  };
  expect(open().load([cell("a", "new")])).toEqual([found]);
});

test("an edit of the new text leaves the edit of the old one in its place", () => {
  open().save(draft("a", "mine", "old"));
  open().save(draft("a", "mine again", "new"));
  expect(open().load([cell("a", "new")])).toMatchObject([
    { kind: "outdated", cell: { source: "mine" } },
    { kind: "current", cell: { source: "mine again" } },
  ]);
  open().forget({ id: "a", base: "old" });
  expect(open().load([cell("a", "new")])).toHaveLength(1);
});

test("an edit of a cell that is gone is told", () => {
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
  other.forget(draft("c", ""));
  const sources = open()
    .load([cell("a"), cell("b")])
    .map((found) => found.cell.source);
  expect(sources).toEqual(["of one, later", "of the other"]);
});

test("what is forgotten leaves nothing behind", () => {
  open().save(draft("a", "mine"));
  open().save(draft("b", "mine"));
  open().forget(draft("a", ""));
  expect(open().load([cell("a"), cell("b")])).toMatchObject([{ id: "b" }]);
  open().saveAll([]);
  expect(storage.items.size).toBe(0);
});

test("where storage is forbidden, that is said once, when something is to be kept", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const place of [
    undefined,
    { getItem: denied, setItem: denied, removeItem: denied },
  ]) {
    problems = [];
    const drafts = new Drafts("moves", place, (problem) => problems.push(problem));
    expect(drafts.load([cell("a")])).toEqual([]);
    expect(problems).toEqual([]);
    drafts.save(draft("a", "mine"));
    drafts.save(draft("b", "mine"));
    expect(problems).toEqual([PROBLEMS.forbidden]);
  }
});

test("a full storage is told from a forbidden one, and keeps what it had", () => {
  open().save(draft("a", "mine"));
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  open().save(draft("b", "mine"));
  expect(problems).toEqual([PROBLEMS.full]);
  expect(open().load([cell("a"), cell("b")])).toMatchObject([{ id: "a" }]);
});

test("an edit too long to be read again is not kept, and does not take the others along", () => {
  open().save(draft("a", "mine"));
  open().save(draft("b", "x".repeat(MAX_SOURCE + 1)));
  expect(problems).toEqual([PROBLEMS.long]);
  expect(open().load([cell("a"), cell("b")])).toMatchObject([{ id: "a" }]);
});

test("rubbish in the storage is said once and left out, and edits are kept all the same", () => {
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
    problems = [];
    storage.items.set(KEY, text);
    const drafts = open();
    expect(drafts.load([cell("a")])).toEqual([]);
    expect(drafts.load([cell("a")])).toEqual([]);
    drafts.save(draft("a", "mine"));
    expect(problems).toEqual([PROBLEMS.unreadable]);
    expect(open().load([cell("a")])).toHaveLength(1);
    expect(problems).toHaveLength(1);
  });
  fc.assert(property, { seed: 10, numRuns: 1000 });
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
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
  bring(): void {}
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
  const others = keepDrafts(notebook, open());
  const hear = (type: string, fields: object = {}) =>
    events.dispatchEvent(Object.assign(new Event(type), fields));
  return { notebook, others, hear, leave: () => hear("pagehide") };
}

test("edits are stored before cells run, which may take the page with them", () => {
  const before = openTab("a", "b");
  before.notebook.edit("cell-2", "mine", "reader");
  before.notebook.dispatchEvent(new Event("run"));
  expect(openTab("a", "b").notebook.sources).toEqual(["a", "mine"]);
});

test("edits survive a reload, and a page that is put back leaves nothing behind", () => {
  const before = openTab("a", "b");
  before.notebook.edit("cell-2", "mine", "reader");
  before.leave();
  const after = openTab("a", "b");
  expect(after.notebook.sources).toEqual(["a", "mine"]);
  after.notebook.edit("cell-2", "b", "reader");
  after.leave();
  expect(storage.items.size).toBe(0);
});

test("what was typed before the drafts were opened is kept as well", () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.useFakeTimers();
  const notebook = new FakeNotebook("a");
  notebook.edit("cell-1", "mine", "reader");
  keepDrafts(notebook, open());
  vi.runAllTimers();
  vi.useRealTimers();
  expect(openTab("a").notebook.sources).toEqual(["mine"]);
});

test("typing is kept by itself after a moment", () => {
  vi.useFakeTimers();
  const { notebook } = openTab("a");
  notebook.edit("cell-1", "min", "reader");
  notebook.edit("cell-1", "mine", "reader");
  expect(storage.items.size).toBe(0);
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

test("when all of the storage is cleared, the edits on the page stay and are kept anew", () => {
  const tab = openTab("a");
  tab.notebook.edit("cell-1", "mine", "reader");
  tab.leave();
  storage.items.clear();
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
  "another tab that stores %s takes nothing away, and what is edited here is stored again",
  (_, spoilt) => {
    vi.useFakeTimers();
    const tab = openTab("a", "b");
    tab.notebook.edit("cell-1", "mine", "reader");
    vi.runAllTimers();
    storage.items.set(KEY, spoilt);
    tab.hear("storage", { key: KEY });
    expect(tab.notebook.sources).toEqual(["mine", "b"]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(openTab("a", "b").notebook.sources).toEqual(["mine", "b"]);
  },
);

test("with a new version of the page the reader gets the moved cells, and is told of the others", () => {
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
