import { expect, test } from "vitest";
import { StartQueue } from "#notebook/run/start-queue.ts";

test("each start reads the position of each ready cell once", async () => {
  const turns = new StartQueue(async () => {});
  const count = 100;
  let asked = 0;
  const started: number[] = [];
  const ready = Array.from({ length: count }, async (_, i) => {
    const place = count - i;
    await turns.next(() => {
      asked++;
      return place;
    });
    started.push(place);
  });
  await Promise.all(ready);
  expect(started).toEqual(started.toSorted((a, b) => a - b));
  expect(asked).toBe((count * (count + 1)) / 2);
});
