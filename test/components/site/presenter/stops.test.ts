import { expect, test } from "vitest";
import {
  type ChapterBlock,
  type BlockKind,
  stopsOf,
} from "#components/site/presenter/stops.ts";

/** Each block’s place is its words, shortened: “kind: words”. */
function blocksOf(...lines: string[]): ChapterBlock<string>[] {
  return lines.map((line) => {
    const [kind, words] = line.split(": ");
    return { kind: kind as BlockKind, text: words, element: words.slice(0, 12) };
  });
}
const shownIn = (...lines: string[]) =>
  stopsOf(blocksOf(...lines)).map(({ elements }) => elements.join(" + "));

const LONG = "long ".repeat(90);

test("the title is one stop, a heading takes what is first under it, and more while it is short", () => {
  expect(shownIn("title: head", "title: lede", "title: goals")).toEqual([
    "head + lede + goals",
  ]);
  expect(shownIn("heading: A", "text: one", "text: two")).toEqual(["A + one + two"]);
  const first = `text: first ${LONG}`;
  const second = `text: second ${LONG}`;
  expect(shownIn("heading: A", first, second)).toEqual(["A + first long l"]);
});

test("a figure is shown with the question after it, even after some text; text alone is left out", () => {
  expect(
    shownIn("heading: A", "figure: F", "text: said", "prompt: Try it", "text: more"),
  ).toEqual(["A", "F + Try it"]);
  expect(shownIn("figure: F", "heading: B", "prompt: Try B")).toEqual([
    "F",
    "B",
    "Try B",
  ]);
  const [figure, second] = stopsOf(blocksOf("figure: F", "prompt: one", "prompt: two"));
  expect(figure.prompts).toEqual(["one"]);
  expect(second.elements).toEqual(["two"]);
});

test("text that explains a term is shown, and the question after it still asks about the figure", () => {
  const blocks = blocksOf(
    ...["heading: A", "figure: F", "text: said", "term: named"],
    ...["prompt: Try it", "speaker-note: answer", "text: more"],
  );
  const stops = stopsOf(blocks);
  expect(stops.map(({ elements, notes }) => [elements, notes])).toEqual([
    [["A"], []],
    [["F", "Try it"], ["answer"]],
    [["named"], []],
  ]);
  expect(shownIn("heading: A", "term: named")).toEqual(["A + named"]);
  expect(shownIn("figure: F", "term: named", "formula: n!")).toEqual([
    "F",
    "named + n!",
  ]);
});

test("a formula stands with the text that leads to it, wherever that is shown", () => {
  const long = `term: named ${LONG}`;
  expect(shownIn("heading: A", "text: first", "formula: n!")).toEqual([
    "A + first + n!",
  ]);
  expect(shownIn("figure: F", long, "formula: n!")).toEqual(["F", "named long l + n!"]);
  expect(shownIn("figure: F", "formula: n!")).toEqual(["F", "n!"]);
});

test("what is listed is shown, with the heading or on its own", () => {
  expect(shownIn("heading: A", "list: keep", "figure: F")).toEqual(["A + keep", "F"]);
  expect(shownIn("heading: A", "text: five", `list: rules ${LONG}`)).toEqual([
    "A + five",
    "rules long l",
  ]);
  expect(shownIn("figure: F", "text: try", "list: sets")).toEqual(["F", "try + sets"]);
});

test("a question directly before a figure or a cell is about it, and its notes follow", () => {
  const blocks = blocksOf(
    ...["heading: A", "text: so", "prompt: Try F", "figure: F", "speaker-note: ask"],
    ...["prompt: Try it", "cell: code", "cell: more", "text: end"],
  );
  expect(stopsOf(blocks)).toEqual([
    expect.objectContaining({ kind: "heading", elements: ["A", "so"] }),
    {
      ...{ kind: "figure", title: "F", elements: ["Try F", "F"], leadIn: undefined },
      ...{ prompts: ["Try F"], notes: ["ask"] },
    },
    {
      ...{ kind: "cell", title: "A", elements: ["Try it", "code", "more"] },
      ...{ leadIn: undefined, prompts: ["Try it"], notes: [] },
    },
  ]);
});

test("a formula, a program or a cell has the short text before it, which is shown once", () => {
  for (const kind of ["formula", "source", "cell"]) {
    const [, stop] = stopsOf(
      blocksOf("figure: F", "text: because", `${kind}: what`, "text: after"),
    );
    expect(stop).toMatchObject({ elements: ["because", "what"], leadIn: "because" });
    if (kind !== "formula") {
      expect(shownIn("heading: A", "text: first", `${kind}: what`)).toEqual([
        "A + first",
        "what",
      ]);
    }
    expect(shownIn("figure: F", `text: ${LONG}`, `${kind}: what`)).toEqual([
      "F",
      "what",
    ]);
  }
});

test("cells that follow each other are one stop", () => {
  expect(shownIn("cell: control", "cell: what it moves", "prompt: Try it")).toEqual([
    "control + what it move + Try it",
  ]);
});

test("what has no name of its own is called as its section", () => {
  const titles = stopsOf(
    blocksOf("heading: Section", "figure: Figure", "cell: code", "exercise: 1.1"),
  ).map(({ title }) => title);
  expect(titles).toEqual(["Section", "Figure", "Section", "1.1"]);
});

test("a note for the teacher belongs to the stop before it, and parts nothing", () => {
  const stops = stopsOf(
    blocksOf(
      ...["heading: A", "text: one", "speaker-note: say", "text: two"],
      ...["cell: code", "speaker-note: ask", "cell: more"],
    ),
  );
  expect(stops.map(({ elements, notes }) => [elements, notes])).toEqual([
    [["A", "one", "two"], ["say"]],
    [["code", "more"], ["ask"]],
  ]);
});
