import {
  differenceMessage,
  firstDifference,
} from "#kit/distances/compare-histograms.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import type { DepthTableName } from "#src/workers/coordinate-tables.ts";
import type { DepthCounts } from "#src/workers/depth-table.ts";
import { countsUpTo, PUBLISHED_TABLES } from "./published-tables.ts";

interface Props {
  name: DepthTableName;
  counts: DepthCounts | undefined;
}

/** Whether the counts of a table are those that another solver has published. */
export function PublishedCheck({ name, counts }: Props) {
  return <p class="published-check text-sm text-muted">{checkText(name, counts)}</p>;
}

function checkText(name: DepthTableName, counts: DepthCounts | undefined): string {
  const published = PUBLISHED_TABLES[name];
  if (counts === undefined || published === undefined) return "";
  const { classes, classHistogram } = counts;
  if (classes !== published.classes) {
    return `✗ ${n(classes)} values are left when copies count once; the published number is ${n(published.classes)}.`;
  }
  if (published.upTo === undefined) {
    return `✓ With turned or mirrored copies counted only once, ${n(classes)} values are left, as published.`;
  }
  const difference = firstDifference(countsUpTo(classHistogram), published.upTo);
  return difference === undefined
    ? "✓ The published table counts values that are turned or mirrored copies of each other only once. Counted the same way, this table agrees at every depth."
    : `✗ ${differenceMessage("The table", { ...difference, depth: difference.depth + 1 })}`;
}
