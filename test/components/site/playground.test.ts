import fc from "fast-check";
import { parseHTML } from "linkedom";
import { beforeEach, describe, expect, test } from "vitest";
import { notebookTitle } from "#components/site/playground/notebook-title.ts";
import { parseNotebookFile } from "#components/site/playground/notebook-file.ts";
import {
  visibleCellIds,
  nextCellId,
  insertSlot,
  moveSlot,
  neighbourId,
  type CellSlots,
  createSlots,
  deleteSlot,
  restoreSlot,
} from "#components/site/playground/cell-slots.ts";
import {
  RENDER_PROBLEMS,
  checkBudget,
} from "#components/site/playground/markdown-budget.ts";
import { renderMarkdown } from "#components/site/playground/render-markdown.ts";
import { SavedNotebooks } from "#components/site/playground/saved-notebooks.ts";
import { savedNotebookLabel } from "#components/site/playground/saved-notebooks-list.ts";
import { formatDocument } from "#notebook/document/read-document.ts";
import { FakeStorage, forbidStorage } from "../fake-storage.ts";
import type { NotebookDocument } from "#notebook/document/document.ts";

describe("cell slots", () => {
  const abc = createSlots(["a", "b", "c"]);

  test("a cell is inserted below another, or first", () => {
    expect(visibleCellIds(insertSlot(abc, "x", "b"))).toEqual(["a", "b", "x", "c"]);
    expect(visibleCellIds(insertSlot(abc, "x"))).toEqual(["x", "a", "b", "c"]);
    expect(visibleCellIds(insertSlot([], "x"))).toEqual(["x"]);
  });

  test("a deleted cell is restored in its slot, whatever was moved or added in between", () => {
    let places = deleteSlot(abc, "b");
    expect(visibleCellIds(places)).toEqual(["a", "c"]);
    places = insertSlot(places, "x", "c");
    places = moveSlot(places, "x", "up");
    expect(visibleCellIds(restoreSlot(places, "b"))).toEqual(["a", "b", "x", "c"]);
  });

  test("each of many deleted cells is restored separately", () => {
    const none = ["b", "a", "c"].reduce(deleteSlot, abc);
    expect(visibleCellIds(none)).toEqual([]);
    expect(visibleCellIds(restoreSlot(restoreSlot(none, "c"), "a"))).toEqual([
      "a",
      "c",
    ]);
  });

  test("a cell moves past its next visible neighbour; the last one stays", () => {
    const places = deleteSlot(abc, "b");
    expect(visibleCellIds(moveSlot(places, "a", "down"))).toEqual(["c", "a"]);
    expect(visibleCellIds(moveSlot(places, "c", "up"))).toEqual(["c", "a"]);
    expect(moveSlot(places, "a", "up")).toBe(places);
    expect(moveSlot(places, "c", "down")).toBe(places);
  });

  test("moving up undoes moving down, from every slot", () => {
    for (const id of ["a", "b"]) {
      expect(moveSlot(moveSlot(abc, id, "down"), id, "up")).toEqual(abc);
    }
  });

  test("a deleted cell is no neighbour", () => {
    const places = deleteSlot(abc, "a");
    expect(neighbourId(places, "b", -1)).toBeUndefined();
    expect(neighbourId(places, "b", 1)).toBe("c");
  });

  test("a new id was never used before", () => {
    expect(nextCellId([])).toBe("cell-1");
    let places: CellSlots = createSlots(["cell-2", "mine", "cell-10"]);
    places = deleteSlot(places, "cell-10");
    expect(nextCellId(places)).toBe("cell-11");
    expect(nextCellId(createSlots(["cell-2", `cell-${"9".repeat(26)}`]))).toBe(
      "cell-3",
    );
  });

  test("an unknown cell can't be moved", () => {
    expect(() => moveSlot(abc, "x", "up")).toThrow(
      new RangeError("there is no cell x"),
    );
  });
});

describe("Markdown", () => {
  /** The only HTML allowed in the output: nothing here loads or runs anything. */
  const HARMLESS =
    /^(P|H[2-6]|EM|STRONG|SPAN|CODE|PRE|A|UL|OL|LI|BLOCKQUOTE|HR|BR|TABLE|THEAD|TBODY|TR|TH|TD|DEL|SUP|SUB|KBD|DETAILS|SUMMARY|MARK|B|SECTION|INPUT)$/;
  const HARMLESS_ATTRIBUTES = [
    ...["href", "rel", "title", "align", "start", "class", "id", "type", "disabled"],
    ...["checked", "aria-label", "aria-describedby"],
    ...["data-footnotes", "data-footnote-ref", "data-footnote-backref"],
  ];

  const faultsOf = (markdown: string): string[] => {
    const { document } = parseHTML(`<body>${renderMarkdown(markdown)}</body>`);
    return [...document.querySelectorAll("body *")].flatMap((element) => [
      ...(HARMLESS.test(element.tagName) ? [] : [element.tagName]),
      ...[...element.attributes]
        .map(({ name }) => name)
        .filter((name) => !HARMLESS_ATTRIBUTES.includes(name)),
      ...(/^\s*(javascript|data|vbscript|blob|file):/i.test(
        element.getAttribute("href") ?? "",
      )
        ? [element.getAttribute("href")!]
        : []),
    ]);
  };

  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "![picture](https://elsewhere.example/x.png)",
    "![picture][ref]\n\n[ref]: https://elsewhere.example/x.png",
    "[![picture](https://elsewhere.example/x.png)](https://elsewhere.example)",
    "[go](javascript:alert(1))",
    "[go](JaVaScRiPt:alert(1))",
    "[go](&#106;avascript:alert(1))",
    "[go](java\nscript:alert(1))",
    "[go](data:text/html,<script>alert(1)</script>)",
    "<javascript:alert(1)>",
    '[go](https://x.example "a\\" onmouseover=\\"alert(1)")',
    "<iframe src=https://elsewhere.example></iframe>",
    "<style>@import 'https://elsewhere.example'</style>",
    "<svg onload=alert(1)>",
    "| a |\n|---|\n| <img src=x> |",
    "```html\n<script>alert(1)</script>\n```",
    "a[^1]\n\n[^1]: <img src=x onerror=alert(1)>",
    "<kbd onclick=alert(1) style='position:fixed'>x</kbd>",
    "<details open ontoggle=alert(1)><summary>x</summary></details>",
    'https://x.example/"onmouseover="alert(1)',
    "- [ ] <b onload=alert(1)>",
  ])("nothing acts and nothing is loaded: %s", (markdown) => {
    expect(faultsOf(markdown)).toEqual([]);
  });

  test("no text produces active content", () => {
    const piece = fc.constantFrom(
      ..."<>\"'`()[]!#|-*_\\&:;=/ \n".split(""),
      ...[
        "<img src=x>",
        "](javascript:1)",
        "onload=",
        "<a href=",
        "![",
        "&lt;",
        "<h1>",
        "<sub>",
        "</kbd>",
        "<details onclick=alert(1)>",
        "[^1]",
        "\n[^1]: ",
        "- [x] ",
        "~~",
        "${",
      ],
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, (markdown) => {
        expect(faultsOf(markdown)).toEqual([]);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  test("the check above detects active content", () => {
    const raw = (html: string) => {
      const { document } = parseHTML(`<body>${html}</body>`);
      return [...document.querySelectorAll("body *")].filter(
        ({ tagName }) => !HARMLESS.test(tagName),
      ).length;
    };
    expect(raw("<img src=x>")).toBe(1);
  });

  test("headings are below the page’s own, and tables are tables", () => {
    expect(renderMarkdown("# A\n\n###### B")).toBe("<h2>A</h2>\n<h6>B</h6>");
    expect(renderMarkdown("`<h1>`")).toBe("<p><code>&lt;h1&gt;</code></p>");
    expect(renderMarkdown("| a |\n|:-:|\n| 1 |")).toContain(
      '<td align="center">1</td>',
    );
  });

  test("GitHub's syntax: strikethrough, task lists, links, footnotes", () => {
    expect(renderMarkdown("~~gone~~ ~5 and ~6")).toBe(
      "<p><del>gone</del> ~5 and ~6</p>",
    );
    const boxes = renderMarkdown("- [ ] task\n- [x] done");
    expect(boxes).toContain(
      '<input type="checkbox" disabled="" aria-label="to do"> task',
    );
    expect(boxes).toContain('disabled="" checked="" aria-label="done"> done');
    expect(renderMarkdown("see https://x.example")).toBe(
      '<p>see <a rel="noreferrer nofollow" href="https://x.example">https://x.example</a></p>',
    );
    const [one, other] = ["a[^1]\n\n[^1]: the note", "b[^1]\n\n[^1]: another"].map(
      (text) => renderMarkdown(text),
    );
    expect(one).toMatch(/<sup><a [^>]*href="#(note-\d+-fn-1)"[^]*<li id="\1">/);
    const ids = (html: string) =>
      [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([]);
  });

  test("a few HTML tags are allowed, without attributes and always closed", () => {
    expect(renderMarkdown('H<sub>2</sub>O, <KBD class="x">R</kbd><br/>')).toBe(
      "<p>H<sub>2</sub>O, <kbd>R</kbd><br></p>",
    );
    expect(
      renderMarkdown("<details><summary>Hint</summary>\n\nTurn **R**.\n\n</details>"),
    ).toMatch(
      /^<details><summary>Hint<\/summary>\s*<p>Turn <strong>R<\/strong>\.<\/p>\s*<\/details>$/,
    );
    for (const [written, shown] of [
      ["a <sub>b", "a <sub>b</sub>"],
      ["a</sub> b", "a b"],
      ["**a <sub>b** c</sub>", "<strong>a <sub>b</sub></strong> c"],
      ["<sub><kbd>a</sub></kbd>", "<sub><kbd>a</kbd></sub>"],
      ["<div>a</div>", "&lt;div&gt;a&lt;/div&gt;"],
      ["a \\<sub>", "a &lt;sub&gt;"],
    ]) {
      const html = renderMarkdown(written);
      expect(html.replace(/^<p>(.*)<\/p>$/s, "$1")).toBe(shown);
    }
    const deep = checkBudget(renderMarkdown("<sub></kbd>".repeat(100)));
    expect(deep).toEqual({ problem: RENDER_PROBLEMS.depth });
  });

  test("links send no referrer", () => {
    expect(renderMarkdown("[a](https://x.example)")).toBe(
      '<p><a rel="noreferrer nofollow" href="https://x.example">a</a></p>',
    );
  });
});

describe("a notebook in a file", () => {
  test("its fences are code cells, and the rest text cells", () => {
    const file =
      "---\ntitle: T\ntry: Do.\n---\n\nOne.\n\n```ts\n1;\n\n2;\n```\n\n```ts\n3;\n```\n\n```js\n4\n```\n";
    expect(parseNotebookFile(file)).toEqual({
      title: "T",
      invitation: "Do.",
      cells: [
        { kind: "text", source: "One." },
        { kind: "code", source: "1;\n\n2;" },
        { kind: "code", source: "3;" },
        { kind: "text", source: "```js\n4\n```" },
      ],
    });
  });

  test("without a title it is rejected", () => {
    expect(() => parseNotebookFile("text")).toThrow("a notebook does not begin with");
  });

  test("its title is its first heading, or its first line", () => {
    const cell = (kind: "code" | "text", source: string) => ({ id: "x", kind, source });
    expect(notebookTitle([cell("code", "# 1"), cell("text", "a\n## B")])).toBe("B");
    expect(notebookTitle([cell("code", "\n1;")])).toBe("1;");
    expect(notebookTitle([])).toBe("An empty notebook");
    expect(notebookTitle([cell("text", "x".repeat(60))])).toBe(`${"x".repeat(50)}…`);
  });
});

describe("saved notebooks", () => {
  const notebookOf = (source: string): NotebookDocument => ({
    format: "every-cube notebook",
    version: 1,
    page: "playground",
    cells: [{ id: "cell-1", kind: "code", source }],
  });
  const sources = ({ notebooks }: SavedNotebooks) =>
    notebooks.map(({ cells }) => cells[0].source);

  let browser: ReturnType<typeof FakeStorage.stub>;
  beforeEach(() => void (browser = FakeStorage.stub()));

  test("can be restored, also after a reload", () => {
    const shelf = new SavedNotebooks("playground");
    shelf.add(notebookOf("1;"));
    shelf.add(notebookOf("2;"));
    const later = new SavedNotebooks("playground");
    expect(sources(later)).toEqual(["2;", "1;"]);
    later.remove(notebookOf("1;"));
    expect(sources(new SavedNotebooks("playground"))).toEqual(["2;"]);
    expect(sources(new SavedNotebooks("other"))).toEqual([]);
    later.remove(notebookOf("1;")); // another tab may still list it
    expect(sources(later)).toEqual(["2;"]);
  });

  test("with the same text are saved once; others are distinguished by their time", () => {
    const shelf = new SavedNotebooks("playground");
    const at = (hour: number) => new Date(2030, 4, 17, hour, 5).getTime();
    shelf.add(notebookOf("1;"), { at: at(9) });
    shelf.add(notebookOf("2;"), { at: at(10) });
    shelf.add(notebookOf("1;"), { at: at(11) });
    const { notebooks } = new SavedNotebooks("playground");
    expect(notebooks.map((one) => savedNotebookLabel(one, notebooks, at(12)))).toEqual([
      "“1;”, 1 cell, today at 11:05",
      "“2;”, 1 cell, today at 10:05",
    ]);
    expect(savedNotebookLabel(notebooks[0], [], at(40))).toContain(
      "1 cell, 17 May at 11:05",
    );
  });

  test("without a time, from older versions, are still read", () => {
    const texts = [formatDocument(notebookOf("1;"))];
    browser.storage.setItem("notebook shelf 1 playground", JSON.stringify(texts));
    const [one] = new SavedNotebooks("playground").notebooks;
    expect(savedNotebookLabel(one, [one])).toBe("“1;”, 1 cell");
  });

  test("with the same heading are distinguished by a line that the others lack", () => {
    const shelf = new SavedNotebooks("playground");
    const heading = { id: "cell-1", kind: "text" as const, source: "# Mine" };
    for (const source of ["const a = 1;", "const a = 2;"]) {
      const { cells, ...document } = notebookOf(source);
      shelf.add({ ...document, cells: [heading, { ...cells[0], id: "cell-2" }] });
    }
    const { notebooks } = shelf;
    const [name] = notebooks.map((one) => savedNotebookLabel(one, notebooks));
    expect(name).toContain("“Mine” with “const a = 2;”, 2 cells, today");
  });

  test("are never deleted to make room: without room nothing is saved", () => {
    const shelf = new SavedNotebooks("playground");
    for (let i = 0; i < 20; i++) shelf.add(notebookOf(`${i};`));
    expect(shelf.notebooks).toHaveLength(20);
    const { length } = browser.storage.getItem("notebook shelf 1 playground")!;
    browser.room = length + 100;
    expect(shelf.add(notebookOf("more;"))).toBe("full");
    expect(sources(new SavedNotebooks("playground"))).toHaveLength(20);
    // In the place of one that is taken off there is room for another.
    expect(shelf.add(notebookOf("n;"), { remove: notebookOf("7;") })).toBeUndefined();
    expect(sources(shelf)).toHaveLength(20);
    expect(sources(shelf)).not.toContain("7;");
  });

  test("last as long as the page where storage is forbidden", () => {
    forbidStorage();
    const shelf = new SavedNotebooks("playground");
    expect(shelf.add(notebookOf("1;"))).toBeUndefined();
    expect(sources(shelf)).toEqual(["1;"]);
    shelf.remove(notebookOf("1;"));
    expect(sources(shelf)).toEqual([]);
  });

  test("that can't be read stay stored", () => {
    browser.storage.setItem("notebook shelf 1 playground", '["{}"]');
    const shelf = new SavedNotebooks("playground");
    expect(shelf.notebooks).toEqual([]);
    shelf.add(notebookOf("1;"));
    expect(shelf.work.unreadable).toMatchObject([{ text: '["{}"]' }]);
  });
});
