import { expect, test } from "vitest";
import { readModuleDocs } from "#build/content/module-docs.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";
import { pageModule } from "#notebook/run/page-module.ts";
import { readLibraryDocs } from "#build/content/library-docs.ts";
import { docHtml, firstSentence } from "#components/site/reference/doc-html.ts";
import { filterText, matchesQuery } from "#components/site/reference/filter-text.ts";

const addresses = new Map([
  ["rankState", "/r/#rankState"],
  ["Face", "/r/#Face"],
  ["N_MOVES", "/r/#N_MOVES"],
]);

test("what cells can import besides the library is listed with its docstrings", () => {
  const [notebook, page] = readModuleDocs();
  expect(notebook.module).toBe("every-cube/notebook");
  const names = notebook.names.map(({ name }) => name);
  expect(names).toEqual([
    ...["cubeView", "histogramView", "permutationView", "tableView"],
    ...Object.keys(Inputs).map((name) => `Inputs.${name}`),
    ...["view", "display", "width", "invalidation", "FileAttachment"],
  ]);
  expect(page.names.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(pageModule({} as never)).toSorted(),
  );
  const { example } = notebook.names.find(({ name }) => name === "Inputs.search")!;
  expect(example).toBe('Inputs.search(["solved", "one turn"], { label: "find" })');
});

test("docs become HTML: code, links to other names, curved quotation marks", () => {
  expect(docHtml("the inverse of rankState; N_MOVES of them", addresses)).toBe(
    'the inverse of <a href="/r/#rankState">rankState</a>; <a href="/r/#N_MOVES">N_MOVES</a> of them',
  );
  expect(docHtml("Face it: `Face` is one", addresses)).toBe(
    'Face it: <code><a href="/r/#Face">Face</a></code> is one',
  );
  expect(docHtml('a "book" & Pascal\'s <b> `"x"`, R U\' F2', addresses)).toBe(
    'a “book” &amp; Pascal’s &lt;b> <code>"x"</code>, R U\' F2',
  );
});

test("the first sentence ends with its stop, or with the paragraph", () => {
  expect(firstSentence(["One in 0..5. Two."])).toBe("One in 0..5.");
  expect(firstSentence(["Ways to twist them: 3⁶"])).toBe("Ways to twist them: 3⁶");
});

test("every export is found by its name in any letters, and by a part of it", () => {
  for (const entry of readLibraryDocs().flatMap(({ entries }) => entries)) {
    const words = filterText(entry);
    for (const wanted of [
      entry.name,
      entry.name.toUpperCase(),
      entry.name.slice(2),
      `${entry.kind} ${entry.name}`,
    ]) {
      expect(matchesQuery(words, wanted), `${wanted} in ${words}`).toBe(true);
    }
    expect(matchesQuery(words, `${entry.name} kangaroo`)).toBe(false);
  }
});
