import { expect, test } from "vitest";
import type { Embed } from "#src/embed/embed-page.ts";
import { listFigures } from "#src/embed/figure-list.ts";

const figure = (page: string, id: string, title: string) =>
  ({ page, id, title, heading: `Page<br>${page}` }) as Embed;

test("figures are grouped by page, the chapters first and in their order, with plain titles", () => {
  const figures = [
    figure("class/line/", "line", "Pupils in line"),
    figure("moves/", "turns", "R &amp; U"),
    figure("indexing/", "odometer", "Odometer"),
    figure("indexing/", "ruler", "Ruler"),
  ];
  expect(listFigures(figures, ["", "indexing/", "moves/"])).toEqual([
    {
      ...{ path: "indexing/", title: "Page indexing/" },
      figures: [
        { id: "odometer", title: "Odometer" },
        { id: "ruler", title: "Ruler" },
      ],
    },
    {
      ...{ path: "moves/", title: "Page moves/" },
      figures: [{ id: "turns", title: "R & U" }],
    },
    {
      ...{ path: "class/line/", title: "Page class/line/" },
      figures: [{ id: "line", title: "Pupils in line" }],
    },
  ]);
});
