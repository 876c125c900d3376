import { expect, test } from "vitest";
import { searchRecords } from "#build/content/search-records.ts";

const PAGE = `<head><meta name="description" content="From a cube to its solution."></head><header>Every page</header><main><article data-pagefind-body>
  <p class="kicker">Chapter 6</p><h1>Solving</h1>
  <p class="lede">Take the cube <em>from</em> your desk.</p>
  <ul><li>Bring your own cube</li><li>See all solutions</li></ul>
  <nav>On this page</nav>
  <h2 id="your-cube">Your  cube</h2><p>Copy it onto the net.<sup><a href="#note" data-footnote-ref>1</a></sup></p>
  <div class="cube-net grid"><span>F</span><span>D</span></div>
  <astro-island><figure><button>Turn R2</button><button>Random</button></figure></astro-island>
  <code-cell><pre>const a = 1;</pre></code-cell>
  <p data-pagefind-ignore>Go on</p>
  <h3>A heading without an address</h3>
  <p>It sums to <math><mi>x</mi><annotation>\\x</annotation></math>.</p>
</article></main>`;

test("each linkable heading has the prose below it, without labels of controls, stickers or notes", () => {
  expect(searchRecords(PAGE, "solving/")).toEqual([
    {
      url: "solving/",
      page: "Solving",
      title: "Solving",
      about: "From a cube to its solution.",
      text: "Take the cube from your desk. Bring your own cube. See all solutions.",
    },
    {
      url: "solving/#your-cube",
      page: "Solving",
      title: "Your cube",
      about: "",
      text: "Copy it onto the net. A heading without an address It sums to x .",
    },
  ]);
});

test("pages of a group show the group; a page that opts out has no record", () => {
  const [first] = searchRecords(PAGE, "reference/solver/");
  expect(first.page).toBe("Reference");
  const other = PAGE.replace("data-pagefind-body", "");
  expect(searchRecords(other, "solving/")).toEqual([]);
});
