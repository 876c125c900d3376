import { compare } from "every-cube/check";
import { buildDistanceTable } from "every-cube";

{
  const whole = (["HTM", "QTM"] as const).map(
    (metric) => buildDistanceTable({ metric }).histogram,
  );
  const histograms = [[1], [1, 3], [0, 0, 2], ...whole];
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const count = compare({
    name: "turnsInAll",
    answer: turnsInAll,
    calls: histograms.map((histogram) => [histogram] as const),
    // State by state would take long: here one distance after the other is left behind.
    expected: (histogram) =>
      sum(histogram.map((_, distance) => sum(histogram.slice(distance + 1)))),
    slips: [
      {
        gives: (histogram) =>
          sum(histogram.map((states, distance) => states * (distance + 1))),
        says: "The first entry is for distance 0: those states take no turn at all.",
      },
      {
        gives: (histogram) => sum(histogram) * (histogram.length - 1),
        says: "That would be right if all states were as far from solved as the hardest ones.",
      },
      { gives: sum, says: "That counts the states, not their turns." },
    ],
  });
  console.log(`It adds up ${count} histograms correctly.`);
}
