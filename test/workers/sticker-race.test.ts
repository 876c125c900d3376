import { expect, test } from "vitest";
import { runStickerRace, type StickerRaceProgress } from "#src/workers/sticker-race.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";

test.each(["stickers", "numbers"] as const)(
  "%s find the published number of states at each depth",
  (way) => {
    const told: StickerRaceProgress[] = [];
    const { states } = runStickerRace({ encoding: way, depth: 8 }, (progress) =>
      told.push(progress),
    );
    let sum = 1;
    const sums = PUBLISHED_HISTOGRAMS.states.QTM.slice(1, 9).map(
      (count) => (sum += count),
    );
    expect(told.map((progress) => progress.states)).toEqual(sums);
    expect(states).toBe(sums.at(-1));
  },
);
