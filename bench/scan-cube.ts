/**
 * The number of cubes recognised correctly in rendered pictures of two corners, at each level of
 * tilt, uneven and coloured light, noise and reflections. The others are rejected, wrong with a
 * wrong sticker marked as uncertain, or wrong without. The last column is the mean number of
 * marked stickers on correct cubes. Then the same for six faces of fewer cubes, and for the
 * 3×3×3, also with a single condition that is worse than mild.
 */
import { CONDITIONS, type Level, LEVELS } from "./scan-cube/levels.ts";
import { type Outcome, scanSeeded, scanSeededBig } from "./scan-cube/scan-seeded.ts";
import { roundsOf } from "./rounds.ts";

const CUBES = roundsOf(500);
const COLUMNS = ["cubes", "right", "refused", "marked", "wrong", "in doubt"];

printRow("", COLUMNS);
for (const mode of ["two corners", "six faces"] as const) {
  const cubes = mode === "two corners" ? CUBES : Math.ceil(CUBES / 10);
  printLevels(mode, LEVELS, cubes, (seed, level) => scanSeeded(seed, mode, level));
}
printLevels("3×3×3", [...LEVELS, ...CONDITIONS], Math.ceil(CUBES / 5), scanSeededBig);

function printLevels(
  title: string,
  levels: readonly Level[],
  cubes: number,
  scan: (seed: number, level: Level) => Outcome,
): void {
  for (const level of levels) {
    const counts = { right: 0, refused: 0, marked: 0, wrong: 0, doubtful: 0 };
    for (let seed = 0; seed < cubes; seed++) {
      const { read, wrong, unmarked } = scan(seed, level);
      if (!read.isClear) counts.refused++;
      else if (wrong.length === 0) {
        counts.right++;
        counts.doubtful += read.uncertain.length;
      } else if (unmarked.length < wrong.length) counts.marked++;
      else counts.wrong++;
    }
    const { right, refused, marked, wrong, doubtful } = counts;
    const mean = (doubtful / Math.max(right, 1)).toFixed(1);
    printRow(`${title}, ${level.name}`, [cubes, right, refused, marked, wrong, mean]);
  }
}

function printRow(title: string, cells: readonly (string | number)[]): void {
  const columns = cells.map((cell) => String(cell).padStart(10));
  console.log(title.padEnd(22) + columns.join(""));
}
