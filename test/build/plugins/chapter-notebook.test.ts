import { expect, test } from "vitest";
import { chapterNotebook } from "#build/plugins/chapter-notebook.ts";

const PAGE = `<!doctype html><body><nav>Menu</nav><main>
<article class="prose">
  <p class="kicker">Chapter 3</p><h1>Moves</h1><p class="lede">A <b>hand</b>.</p>
  <details class="fold goals"><summary>You will</summary><ul><li>Read</li></ul></details>
  <nav class="toc">Contents</nav>
  <h2 id="a">What a turn does</h2><script>alert(1)</script><style>p {}</style>
  <p>See <a href="../solving/#x">there</a>, <a href="/">the cover</a> and <a href="https://example.org/">elsewhere</a>.<sup><a href="#fn-1" data-footnote-ref>1</a></sup> 7<sup>2</sup></p>
  <p><span class="katex"><math><semantics><mi>p</mi><annotation encoding="application/x-tex">p_1 * 2</annotation></semantics></math></span> of 1,234</p>
  <astro-island><figure class="figure" id="ring"><p class="figure-title"><span>A ring</span><span class="edited">edited</span></p><button>Undo</button><svg><text>svg</text></svg><figcaption>now</figcaption></figure><!--astro:end--></astro-island>
  <aside class="note"><p>Mind.</p></aside>
  <aside class="try"><p><strong>Try 3.</strong> Why?</p><details class="fold"><summary>Answer</summary><p>It is odd.</p></details></aside>
  <div class="source"><p class="source-head"><span>a.ts</span><span>lines 1 to 2</span><span class="needs-js">Point</span></p><pre><code><span>const a</span> = "&lt;";\n\nb;\n</code></pre><template>hover</template></div>
  <table><thead><tr><th>n</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
  <code-cell id="cell-1" data-code="1 &amp;&amp; 2;" data-outputs='[{"line":1,"text":"2"}]'><button>Run</button><pre>code</pre></code-cell>
  <section class="exercise" id="exercise-3-1"><h3 class="exercise-head">Exercise 3.1 <span class="exercise-how">by hand</span><span class="exercise-solved">✓ solved</span></h3><div class="exercise-question"><p>Which?</p></div>
  <code-cell id="cell-2" data-code="x" data-alone></code-cell>
  </section>
  <section class="exercise" id="exercise-3-2"><h3 class="exercise-head">Exercise 3.2</h3><div class="exercise-question"><p>How many?</p><form>field</form></div><div class="exercise-help"><details class="hint"><summary>Hint 1 of 2</summary><p>Count.</p><details class="hint"><summary>Hint 2 of 2</summary><p>Again.</p></details></details><details class="solution"><summary>Solution</summary><p>Secret</p></details></div></section>
  <section data-footnotes class="footnotes"><h2 class="sr-only">Footnotes</h2><ol><li><p>A source. <a href="#r" data-footnote-backref>↩</a></p></li></ol></section>
  <nav class="chapter-ends" data-pagefind-ignore>Next</nav>
</article></main></body>`;

const notebook = chapterNotebook(PAGE, "moves")!;

test("cells come between the prose, in order, with their outputs", () => {
  expect(notebook.title).toBe("Moves");
  expect(notebook.cells.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    "text text-1",
    "code cell-1",
    "text text-2",
    "code cell-2",
    "text text-3",
  ]);
  expect(notebook.cells[1]).toEqual({
    id: "cell-1",
    kind: "code",
    source: "1 && 2;",
    outputs: [{ line: 1, text: "2" }],
  });
  expect(notebook.cells[3].alone).toBe(true);
});

test("prose becomes Markdown, without parts that only work on the page", () => {
  expect(notebook.cells[0].source).toBe(`# Moves

*A **hand**.*

**You will.**

- Read

## What a turn does

See [there](site:/solving/#x), [the cover](site:/) and [elsewhere](https://example.org/).[1] 7<sup>2</sup>

$p_1 * 2$ of 1,234

*Figure: A ring. See [the live page](site:/moves/#ring).*

> Mind.

> **Try 3.** Why?
>
> **Answer.** It is odd.

\`a.ts\`, lines 1 to 2:

\`\`\`ts
const a = "<";

b;
\`\`\`

| n |
| - |
| 1 |`);
});

test("exercises keep their questions and hints; notes keep their sources", () => {
  expect(notebook.cells[4].source).toBe(`### Exercise 3.2

How many?

**Hint 1.** Count.

**Hint 2.** Again.

*The solution is on [the live page](site:/moves/#exercise-3-2).*

## Notes

1. A source.`);
});

test("a page without a chapter gives no notebook", () => {
  expect(chapterNotebook("<p>The cover</p>", "")).toBeUndefined();
});
