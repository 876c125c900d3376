import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findMatches, replaceAll } from "#components/site/playground/find-text.ts";
import type { NotebookCell } from "#components/notebook/bar/page-notebook.ts";
import { findHeadings } from "#components/site/playground/outline.ts";
import { createCommandReader } from "#components/notebook/types/cell-keys.ts";
import {
  moveImageDataToEnd,
  extractImages,
} from "#components/site/playground/embedded-images.ts";
import {
  splitPictureData,
  PictureCache,
  joinPictureData,
} from "#components/site/playground/picture-data.ts";
import { renderMarkdown } from "#components/site/playground/render-markdown.ts";
import { MATHS_EXTENSIONS } from "#components/site/playground/render-maths.ts";
import {
  mergeTexts,
  splitText,
  textBeforeMerge,
} from "#components/site/playground/split-text.ts";

describe("find and replace", () => {
  const cells = [
    { id: "a", kind: "code", source: "const rank = 1;\nRank(rank);" },
    { id: "b", kind: "code", source: "a.b(c)" },
  ] as const;
  const loose = { matchCase: false };

  test("each match is listed by cell and line, case-sensitively on request", () => {
    expect(
      findMatches(cells, "rank", loose).map(({ cell, line }) => cell + line),
    ).toEqual(["a1", "a2", "a2"]);
    expect(findMatches(cells, "Rank", { matchCase: true })).toEqual([
      { cell: "a", line: 2, text: "Rank(rank);", range: { from: 16, to: 20 } },
    ]);
    expect(findMatches(cells, "", loose)).toEqual([]);
  });

  test("texts are matched literally, whatever characters they contain", () => {
    expect(findMatches(cells, ".b(", loose)).toHaveLength(1);
    expect(replaceAll(cells[1], ".b(", "$&$1", loose)).toBe("a$&$1c)");
    const signs = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(signs, signs, fc.string(), (wanted, around, instead) => {
        fc.pre(
          !(around + around).includes(wanted) &&
            !(around + wanted).slice(0, -1).includes(wanted) &&
            !(wanted + around).slice(1).includes(wanted),
        );
        const options = { matchCase: true };
        const cell = { kind: "code", source: around + wanted + around } as const;
        expect(replaceAll(cell, wanted, instead, options)).toBe(
          around + instead + around,
        );
      }),
    );
  });
});

describe("formulas and pictures in texts", () => {
  const PICTURE = "data:image/webp;base64,AAAA";

  test("a formula becomes MathML that loads nothing, and an invalid one says so", () => {
    const html = renderMarkdown("Of $x^2$ and\n\n$$\n\\frac12\n$$", MATHS_EXTENSIONS);
    expect(html.match(/<math /g)).toHaveLength(2);
    expect(html).toContain("<msup><mi>x</mi><mn>2</mn></msup>");
    const hostile = renderMarkdown(
      "$\\href{javascript:alert(1)}{x} \\includegraphics{a.png} \\htmlStyle{a}{b}$",
      MATHS_EXTENSIONS,
    );
    expect(hostile).not.toMatch(/<img|<a |href="|src="/);
    expect(renderMarkdown("$\\frac$", MATHS_EXTENSIONS)).toContain("katex-error");
    for (const text of [
      "It costs $5 and $10 more, or $3 &lt; $4.",
      "a brace alone: ${size, and $ 5 $",
      "from $2$3",
    ]) {
      const html = renderMarkdown(text.replace("&lt;", "<"), MATHS_EXTENSIONS);
      expect(html).toBe(`<p>${text}</p>`);
    }
    const one = renderMarkdown(
      "size is here: ${size} and $x^2$, $$ y $$.",
      MATHS_EXTENSIONS,
    );
    expect(one).toMatch(/<p>size is here: <code[^>]*>\$\{size\}<\/code> and <span/);
    expect(one.match(/<math/g)).toHaveLength(2);
  });

  test("bold, double-struck and other letters are characters of their own", () => {
    const html = renderMarkdown(
      "$\\mathbb{Z}_3, \\mathbf{v1}, \\mathcal{O}(n), \\mathcal{A}, \\mathfrak{S}_n, \\boldsymbol{\\alpha}, \\mathsf{x}, \\mathrm{d}$",
      MATHS_EXTENSIONS,
    );
    const letters = html.replaceAll(/<annotation.*?<\/annotation>|<[^>]*>/g, "");
    for (const letter of ["ℤ", "𝐯", "𝟏", "𝒪", "𝒜", "𝔖", "𝜶", "𝗑"]) {
      expect(letters).toContain(letter);
    }
    expect(html).not.toMatch(/mathvariant="(?!normal)/);
  });

  test("template expressions are shown as written, with one note", () => {
    const html = renderMarkdown("Two is ${1 + 1}, and ${`a ${b} _c_`} ${<i>}.");
    expect(html.match(/<code class="uncomputed">/g)).toHaveLength(3);
    expect(html).toContain(">${`a ${b} _c_`}</code>");
    expect(html).toContain(">${&lt;i&gt;}</code>");
    expect(html.match(/A text cell doesn’t compute what is in/g)).toHaveLength(1);
    for (const plain of ["`${1 + 1}`", "$ {a}", "\\${a}", "${a\n}", "```\n${a}\n```"]) {
      expect(renderMarkdown(plain)).not.toContain("uncomputed");
    }
  });

  test("a picture is put back into the rendered text; in code, and from elsewhere, it stays text", () => {
    const rendered = (markdown: string) => {
      const { text, isOwn, restore } = extractImages(markdown);
      return restore(renderMarkdown(text, undefined, isOwn));
    };
    expect(rendered(`![a <b>](${PICTURE})`)).toBe(
      `<p><img src="${PICTURE}" alt="a "></p>`,
    );
    expect(rendered(`\`![a](${PICTURE})\``)).toBe(
      `<p><code>![a](${PICTURE})</code></p>`,
    );
    for (const other of [
      "https://a.b/c.png",
      "data:image/svg+xml;base64,AAAA",
      'data:image/png;base64,AA"onload="1',
      "#own-image-0",
    ]) {
      expect(rendered(`![a](${other})`)).not.toContain("<img");
    }
    // As a link it would lead nowhere: browsers do not open it.
    expect(rendered(`[a *b*](${PICTURE})`)).toBe("<p>a <em>b</em></p>");
  });

  test("an external picture is replaced by a note that says why and what to do", () => {
    const noteOf = (markdown: string) =>
      renderMarkdown(markdown).replaceAll(/<\/?(?:p|span)[^>]*>/g, "");
    const why =
      "A text loads nothing from an address: drop the picture’s file into it.";
    expect(noteOf("![a *net*](/nets/one.svg 'title')")).toBe(
      `[Picture not shown: <a rel="noreferrer nofollow" href="/nets/one.svg">a net</a>. ${why}]`,
    );
    expect(noteOf("![](https://a.b/c.png)")).toContain(">Picture</a> not shown. A");
    // A link in a link would end it.
    expect(noteOf("[see ![a](/b.png)](/c)")).toBe(
      `<a rel="noreferrer nofollow" href="/c">see [Picture not shown: a. ${why}]</a>`,
    );
    expect(noteOf("![a](javascript:b)")).toBe(`[Picture not shown: a. ${why}]`);
  });

  test("the text of an unsafe link stays", () => {
    expect(renderMarkdown("[bad *one*](javascript:a 't') and [good](/b 't')")).toBe(
      '<p>bad <em>one</em> and <a rel="noreferrer nofollow" href="/b" title="t">good</a></p>',
    );
  });
});

test("a cell splits at the caret without blank lines at the cut, and merges again", () => {
  expect(splitText("one\n\ntwo", 4, "code")).toEqual(["one", "two"]);
  expect(splitText("one\n  two", 4, "code")).toEqual(["one", "two"]);
  expect(splitText("one", 3, "text")).toEqual(["one", ""]);
  for (const [whole, caret, kind] of [
    ["const one = 1;\nconst two = 2;", 15, "code"],
    ["# One\n\ntwo", 7, "text"],
  ] as const) {
    const [above, below] = splitText(whole, caret, kind);
    expect(mergeTexts(above, below, kind)).toBe(whole);
  }
  expect(mergeTexts(" ", "two", "code")).toBe("two");
});

test("picture data is at the end of a text: hidden, split with the text, and never shown as code", () => {
  const data = (letter: string) => `data:image/webp;base64,${letter.repeat(8)}`;
  const source = moveImageDataToEnd(
    `One ![a](${data("A")}).\n\nTwo ![b](${data("B")}), again ![a](${data("A")}).`,
  );
  const [text, pictures] = splitPictureData(source);
  expect(text).toMatch(
    /^One !\[a\]\[(\S+)\]\.\n\nTwo !\[b\]\[\S+\], again !\[a\]\[\1\]\.$/,
  );
  expect(pictures.match(/data:/g)).toHaveLength(2);
  expect(joinPictureData(text, pictures)).toBe(source);
  expect(moveImageDataToEnd(source)).toBe(source);
  const [above, below] = splitText(source, text.indexOf("Two"), "text");
  expect(above.match(/data:/g)).toHaveLength(1);
  expect(mergeTexts(above, below, "text")).toBe(source);
  const {
    text: marked,
    isOwn,
    restore,
  } = extractImages(`${text}\n\n\`\`\`${pictures}`);
  const html = restore(renderMarkdown(marked, undefined, isOwn));
  expect(html.match(/<img src="data:image\/webp;base64,\w{8}" alt=/g)).toHaveLength(3);
  expect(html).toContain("<pre><code></code></pre>");
  // What others have defined stays, as does all that only looks like it.
  for (const other of [
    "[x]: https://a.b/",
    "[x]: data:image/png;base64,AA 't'",
    "]: data:image/png",
  ]) {
    expect(splitPictureData(`a\n\n${other}`)).toEqual([`a\n\n${other}`, ""]);
  }
  expect(joinPictureData("a", `\n\n[x]: ${data("A")}`)).toContain(data("A"));
  expect(joinPictureData("a", pictures)).toBe("a");
});

test("a merge is undone, keeping later edits around it", () => {
  const merging = { above: "one", merged: "one\ntwo" };
  expect(textBeforeMerge("one\ntwo", merging)).toBe("one");
  expect(textBeforeMerge("one\ntwo\nthree", merging)).toBe("one\nthree");
  expect(textBeforeMerge("zero\none\ntwo", merging)).toBe("zero\none");
  expect(textBeforeMerge("one\n2", merging)).toBeUndefined();
  expect(textBeforeMerge("one", { above: "one", merged: "one" })).toBe("one");
  expect(textBeforeMerge("1", { above: "one", merged: "one" })).toBeUndefined();
  // An empty text was left out.
  expect(textBeforeMerge("two", { above: " ", merged: "two" })).toBe(" ");
});

test("headings are those of texts, outside of code", () => {
  const cell = (kind: "code" | "text", source: string) =>
    ({ id: "t", kind, source }) as NotebookCell;
  const source = "# One *more*\n```\n# no\n```\n### Three ###\n#no";
  expect(findHeadings([cell("text", source), cell("code", "# code")])).toEqual([
    { cell: "t", depth: 1, text: "One more" },
    { cell: "t", depth: 3, text: "Three" },
  ]);
});

test("D must be pressed twice in a second, and keys with Ctrl mean nothing", () => {
  const read = createCommandReader();
  const press = (key: string, timeStamp: number, more = {}) =>
    read({
      key,
      timeStamp,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      ...more,
    } as never);
  expect([press("d", 0), press("d", 1500), press("d", 2000), press("d", 2100)]).toEqual(
    [undefined, undefined, "delete", undefined],
  );
  expect(press("A", 0)).toBe("above");
  expect(press("a", 0, { ctrlKey: true })).toBeUndefined();
});

test.each([
  ["blanks in a heading", `# a${" ".repeat(99_000)}b`, ["a"]],
  ["blanks after a sign", `#${" ".repeat(99_000)}`, []],
  ["signs that close", `# a ${"#".repeat(99_000)}`, ["a"]],
  ["blanks and signs by turns", `# a${" #".repeat(49_000)}b`, [`a${" #".repeat(98)}`]],
])(
  "the outline answers, and its headings are short, whatever a text contains: %s",
  (_, source, texts) => {
    const cells = [{ id: "t", kind: "text", source } as NotebookCell];
    expect(findHeadings(cells).map(({ text }) => text.trim())).toEqual(texts);
  },
);

test("picture labels are neither found nor replaced", () => {
  const source = "A picture: ![picture][picture-1x9k], picture";
  const cell = (kind: "code" | "text") => ({ id: "a", kind, source });
  const loose = { matchCase: false };
  expect(replaceAll(cell("text"), "picture", "cat", loose)).toBe(
    "A cat: ![cat][picture-1x9k], cat",
  );
  expect(findMatches([cell("text")], "picture", loose)).toHaveLength(3);
  for (const wanted of ["][pic", "9k], ", "[picture-1x9k]", "1"]) {
    expect(findMatches([cell("text")], wanted, loose)).toEqual([]);
    expect(findMatches([cell("code")], wanted, loose)).not.toEqual([]);
  }
});

test("a picture reference that is cut from one text and pasted into another keeps its data", () => {
  const [one, two] = ["a1", "b2"].map(
    (n) => `[picture-${n}]: data:image/png;base64,${n}`,
  );
  const seen = new PictureCache();
  seen.add(`\n\n${one}\n${two}`);
  const text = "![dot][picture-a1] ![dot][picture-b2] ![dot][picture-c3]";
  const pictures = seen.complete(text, `\n\n${two}`);
  expect(joinPictureData(text, pictures)).toBe(`${text}\n\n${two}\n${one}`);
  expect(seen.complete(text, pictures)).toBe(pictures);
  expect(splitPictureData(text + seen.complete(text, ""))).toEqual([
    text,
    `\n\n${one}\n\n${two}`,
  ]);
});

test("a text that many lines contain is found in each of them", () => {
  const cells = [{ id: "a", kind: "text", source: "a b a\n".repeat(16_000) }] as const;
  const found = findMatches(cells, "a", { matchCase: true });
  expect(found).toHaveLength(32_000);
  expect(found.slice(0, 3).map(({ line }) => line)).toEqual([1, 1, 2]);
  expect(found.at(-1)).toMatchObject({ cell: "a", line: 16_000, text: "a b a" });
});

test("a placeholder is replaced once, however often a text contains it", () => {
  const picture = `data:image/png;base64,${"A".repeat(60_000)}`;
  const markdown = `![a](${picture})\n${"[b](#own-image-0) ".repeat(2000)}`;
  const { text, isOwn, restore } = extractImages(markdown);
  const html = restore(renderMarkdown(text, undefined, isOwn));
  expect(html.split(picture)).toHaveLength(2);
  expect(html.length).toBeLessThan(300_000);
});
