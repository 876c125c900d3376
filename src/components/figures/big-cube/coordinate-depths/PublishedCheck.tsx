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
    return `✗ ${n(classes)} classes of symmetric values; published are ${n(published.classes)}.`;
  }
  const upToSymmetry = `Up to symmetry, ${n(classes)} values are left`;
  if (published.upTo === undefined) return `✓ ${upToSymmetry}, as published.`;
  const difference = firstDifference(countsUpTo(classHistogram), published.upTo);
  return difference === undefined
    ? `✓ ${upToSymmetry} of one coordinate. Counted so, every depth agrees with the published table.`
    : `✗ ${differenceMessage("The table", { ...difference, depth: difference.depth + 1 })}`;
}
