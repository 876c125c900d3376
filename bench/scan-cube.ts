/**
 * The number of cubes recognised correctly in rendered pictures of two corners, at each level of
 * tilt, uneven and coloured light, noise and reflections. The others are rejected, wrong with a
 * wrong sticker marked as uncertain, or wrong without. The last column is the mean number of
 * marked stickers on correct cubes. Then the same for a tenth as many cubes in six faces.
 */
import { LEVELS } from "./scan-cube/levels.ts";
import { scanSeeded } from "./scan-cube/scan-seeded.ts";
import { roundsOf } from "./rounds.ts";

const CUBES = roundsOf(500);
const COLUMNS = ["cubes", "right", "refused", "marked", "wrong", "in doubt"];

printRow("", COLUMNS);
for (const [way, cubes] of [
  ["two corners", CUBES],
  ["six faces", Math.ceil(CUBES / 10)],
] as const) {
  for (const level of LEVELS) {
    const counts = { right: 0, refused: 0, marked: 0, wrong: 0, doubtful: 0 };
    for (let seed = 0; seed < cubes; seed++) {
      const { read, wrong, unmarked } = scanSeeded(seed, way, level);
      if (!read.isClear) counts.refused++;
      else if (wrong.length === 0) {
        counts.right++;
        counts.doubtful += read.uncertain.length;
      } else if (unmarked.length < wrong.length) counts.marked++;
      else counts.wrong++;
    }
    const { right, refused, marked, wrong, doubtful } = counts;
    const mean = (doubtful / Math.max(right, 1)).toFixed(1);
    printRow(`${way}, ${level.name}`, [cubes, right, refused, marked, wrong, mean]);
  }
}

function printRow(title: string, cells: readonly (string | number)[]): void {
  const columns = cells.map((cell) => String(cell).padStart(10));
  console.log(title.padEnd(20) + columns.join(""));
}
