import { formatNumber } from "#kit/text/format-number.ts";

/** The number of states as a product of the coordinates' sizes. */
export function productText(sizes: readonly bigint[], size: bigint): string {
  if (sizes.length === 0)
    return "No move changes anything visible: there is only one state.";
  if (sizes.length === 1)
    return `The index has one part: ${formatNumber(size)} states.`;
  return `${sizes.map((one) => formatNumber(one)).join(" × ")} = ${formatNumber(size)}.`;
}
