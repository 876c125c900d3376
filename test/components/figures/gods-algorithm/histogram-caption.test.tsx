import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { HistogramCaption } from "#figures/gods-algorithm/whole-table/HistogramCaption.tsx";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";

const captionOf = (failure: { message: string; isUndone: boolean }) =>
  renderToString(
    <HistogramCaption
      metric="HTM"
      build={{ phase: "failed", progress: [], ...failure }}
      published={PUBLISHED_HISTOGRAMS.states.HTM}
    />,
  );

test("the library is called broken when it has failed, and not when it was never run", () => {
  const failed = captionOf({ message: "not all were reached", isUndone: false });
  expect(failed).toContain("not all were reached");
  expect(failed).toContain("so the library is broken");
  const undone = captionOf({ message: "no worker", isUndone: true });
  expect(undone).toContain("no worker");
  expect(undone).not.toContain("broken");
});
