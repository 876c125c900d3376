import { expect, test } from "vitest";
import { countBelow, fullSet, memberAt, removeFrom } from "#lib/indexing/bit-set.ts";
import { shuffled } from "./lexicographic.ts";

test("counts and members are those of a sorted list, until the set is empty", () => {
  for (const n of [0, 1, 7, 31, 32, 33, 64, 65, 100]) {
    const words = fullSet(n);
    let members = Array.from({ length: n }, (_, i) => i);
    for (const removed of shuffled(n, n + 1)) {
      members.forEach((member, rank) => {
        expect(memberAt(words, rank)).toBe(member);
        expect(countBelow(words, member)).toBe(rank);
      });
      removeFrom(words, removed);
      members = members.filter((member) => member !== removed);
      expect(countBelow(words, removed)).toBe(
        members.filter((m) => m < removed).length,
      );
    }
    expect(words.every((word) => word === 0)).toBe(true);
  }
});
