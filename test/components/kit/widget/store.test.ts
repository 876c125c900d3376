import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLink } from "#kit/widget/page-address.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { FakeStorage, forbidStorage } from "../../fake-storage.ts";

const counter: WidgetModel<number, number> = {
  key: "count",
  version: 2,
  initial: 5,
  update: (state, step) => (step === 0 ? state : state + step),
  encode: String,
  decode: (text) => {
    if (!/^\d+$/.test(text)) throw new Error(`“${text}” is not a number`);
    return Number(text);
  },
  describe: (state) => `The count is ${state}.`,
};

/** A fake of the page's address, with the parts that the store uses. */
function stubAddress(href: string) {
  const page = { url: new URL(href) };
  vi.stubGlobal("location", {
    get href() {
      return page.url.href;
    },
    get search() {
      return page.url.search;
    },
  });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => (page.url = new URL(url)),
  });
  vi.stubGlobal("addEventListener", () => {});
  return page;
}

let page: { url: URL };
beforeEach(() => {
  vi.useFakeTimers();
  page = stubAddress("https://example.test/indexing/?other=1#order");
});

const settle = () => vi.advanceTimersByTime(2000);
afterEach(settle); // pending writes of one test must not leak into the next

describe("a store that follows another", () => {
  test("shows what it holds and writes it into the address, with no step of its own", () => {
    const store = new WidgetStore(counter);
    store.notice.value = "the link was none";
    store.follow(9);
    expect(store.state.value).toBe(9);
    expect(store.edited.value).toBe(true);
    expect(store.canUndo.value).toBe(false);
    expect(store.notice.value).toBeUndefined();
    settle();
    expect(page.url.searchParams.get("count")).toBe("2.9");
    store.follow(5);
    settle();
    expect(page.url.searchParams.has("count")).toBe(false);
  });

  test("to what it shows already, is left as it is", () => {
    const store = new WidgetStore(counter);
    store.dispatch(2);
    store.follow(7);
    expect(store.canUndo.value).toBe(true);
  });
});

describe("undo, redo and reset", () => {
  test("a drag that ends where it began is no step", () => {
    const store = new WidgetStore(counter);
    store.dispatch(1);
    store.dispatch(10);
    store.dispatch(-10, { amend: true });
    expect(store.state.value).toBe(6);
    store.undo();
    expect(store.state.value).toBe(5);
    store.dispatch(10);
    store.dispatch(-10, { amend: true });
    expect(store.canUndo.value).toBe(false);
  });

  test("lose nothing: reset itself can be undone", () => {
    const store = new WidgetStore(counter);
    store.dispatch(1);
    store.dispatch(10);
    store.reset();
    expect(store.state.value).toBe(5);
    store.undo();
    expect(store.state.value).toBe(16);
    store.undo();
    store.undo();
    expect(store.state.value).toBe(5);
    expect(store.canUndo.value).toBe(false);
    store.redo();
    store.redo();
    expect(store.state.value).toBe(16);
  });

  test("an amended change is undone together with the one that it amends", () => {
    const store = new WidgetStore(counter);
    store.dispatch(1);
    store.dispatch(1, { amend: true });
    store.dispatch(1, { amend: true });
    expect(store.state.value).toBe(8);
    store.undo();
    expect(store.state.value).toBe(5);
  });

  test("a drag whose beginning changes nothing is a step of its own", () => {
    const store = new WidgetStore(counter);
    store.dispatch(1);
    store.dispatch(0);
    store.dispatch(2, { amend: true });
    store.dispatch(2, { amend: true });
    expect(store.state.value).toBe(10);
    store.undo();
    expect(store.state.value).toBe(6);
    store.dispatch(4, { amend: true });
    store.undo();
    expect(store.state.value).toBe(6);
  });

  test("an action that changes nothing leaves no trace", () => {
    const store = new WidgetStore(counter);
    store.dispatch(0);
    expect(store.canUndo.value).toBe(false);
    expect(store.spoken.value).toBe("");
  });
});

describe("the mark and the spoken word", () => {
  test("edited says whether the state differs from the author's example", () => {
    const store = new WidgetStore(counter);
    expect(store.edited.value).toBe(false);
    store.dispatch(3);
    expect(store.edited.value).toBe(true);
    store.dispatch(-3);
    expect(store.edited.value).toBe(false);
  });

  test("nothing is spoken until something changes", () => {
    const store = new WidgetStore(counter);
    expect(store.spoken.value).toBe("");
    store.dispatch(1);
    expect(store.spoken.value).toBe("The count is 6.");
  });
});

describe("the page's address", () => {
  test("gets the state with its version, and keeps everything else", () => {
    const store = new WidgetStore(counter);
    store.dispatch(4);
    settle();
    expect(page.url.search).toBe("?other=1&count=2.9");
    expect(page.url.hash).toBe("#order");
  });

  test("announces nothing about the author's example", () => {
    const store = new WidgetStore(counter);
    store.dispatch(4);
    settle();
    store.reset();
    settle();
    expect(page.url.search).toBe("?other=1");
  });

  test("is read when a figure is hydrated", () => {
    page = stubAddress("https://example.test/?count=2.42");
    const store = new WidgetStore(counter);
    store.connect();
    expect(store.state.value).toBe(42);
    expect(store.edited.value).toBe(true);
  });

  test.each([
    ["2.many", "“many” is not a number"],
    ["1.42", "it should begin with “2.”"],
    ["7", "it should begin with “2.”"],
    ["", "it should begin with “2.”"],
  ])("with count=%s is refused with the reason, and left as it is", (value, reason) => {
    page = stubAddress(`https://example.test/?count=${value}`);
    const store = new WidgetStore(counter);
    store.connect();
    settle();
    expect(store.state.value).toBe(5);
    expect(store.notice.value).toContain(reason);
    expect(page.url.search).toBe(`?count=${value}`);
    store.dispatch(1);
    expect(store.notice.value).toBeUndefined();
  });

  test("of a link opened in the page changes what it names, which can be undone, and nothing else", () => {
    const store = new WidgetStore(counter);
    const other = new WidgetStore({ ...counter, key: "other-count" });
    store.connect();
    other.connect();
    store.dispatch(1);
    settle();
    other.dispatch(2); // not in the address yet
    openLink(new URL("https://example.test/indexing/?count=2.30&lesson=15-2#wheels"));
    expect(store.state.value).toBe(30);
    expect(other.state.value).toBe(7);
    expect(page.url.href).toBe(
      "https://example.test/indexing/?other=1&count=2.30&other-count=2.7&lesson=15-2#wheels",
    );
    other.undo();
    expect(other.state.value).toBe(5);
    store.undo();
    expect(store.state.value).toBe(6);
    settle();
    expect(page.url.searchParams.get("count")).toBe("2.6");
  });

  test("of a link says alone which results are hidden", () => {
    page = stubAddress("https://example.test/?predict=order");
    openLink(new URL("https://example.test/?predict=wheels"));
    expect(page.url.search).toBe("?predict=wheels");
    openLink(new URL("https://example.test/?present="));
    expect(page.url.search).toBe("?present=");
  });
});

describe("a store whose state is kept", () => {
  const nextPage = (href = "https://example.test/moves/") => {
    settle();
    page = stubAddress(href);
    const store = new WidgetStore(counter, { isKept: true });
    store.connect();
    return store;
  };

  test("is restored on the next page with its undo steps, without an announcement, and is in the address", () => {
    FakeStorage.stub();
    const first = nextPage();
    first.dispatch(2);
    first.dispatch(3);
    const next = nextPage();
    expect(next.state.value).toBe(10);
    expect(next.spoken.value).toBe("");
    settle();
    expect(page.url.searchParams.get("count")).toBe("2.10");
    next.undo();
    expect(next.state.value).toBe(7);
    next.undo();
    expect([next.state.value, next.canUndo.value]).toEqual([5, false]);
  });

  test("an address wins, and undo leads back to the stored state", () => {
    FakeStorage.stub();
    nextPage().dispatch(2);
    const next = nextPage("https://example.test/moves/?count=2.40");
    expect(next.state.value).toBe(40);
    next.undo();
    expect(next.state.value).toBe(7);
  });

  test("a state that follows another store can be a step back on the next page", () => {
    FakeStorage.stub();
    nextPage().follow(9, { asStep: true });
    const next = nextPage();
    expect(next.state.value).toBe(9);
    next.undo();
    expect(next.state.value).toBe(5);
  });

  test.each([
    ["not JSON", "{"],
    ["of another version", '{"past":[],"present":"1.7"}'],
    ["no state", '{"past":[],"present":"2.x"}'],
    ["of another shape", '{"past":[1],"present":"2.7"}'],
    ["far too long", JSON.stringify({ past: [], present: `2.${"7".repeat(12_000)}` })],
    [
      "with too many steps",
      JSON.stringify({ past: Array(99).fill("2.7"), present: "2.7" }),
    ],
  ])("what is stored is not trusted, and not overwritten: %s", (_, stored) => {
    FakeStorage.stub().storage.setItem("kept count", stored);
    const store = nextPage();
    expect(store.state.value).toBe(5);
    store.dispatch(1);
    expect(nextPage().state.value).toBe(6);
    expect(nextPage().kept!.unreadable).toMatchObject([{ text: stored }]);
  });

  test("where storage is forbidden, all else works", () => {
    forbidStorage();
    const store = nextPage();
    store.dispatch(1);
    expect(store.state.value).toBe(6);
    expect(store.kept!.fault).toBe("forbidden");
  });
});
