import type { OdometerState } from "./odometer-model.ts";
import { countFaces } from "./number-system.ts";

/** The status of one item that a wheel could choose. */
export type ChoiceStatus = "taken" | "passed" | "chosen" | "left";

/**
 * What each wheel chooses from, from the left.
 *
 * With factorial digits the items are cards: a digit skips that many of the remaining cards
 * and takes the next, so that the wheel to its right has one fewer to choose from. In tens
 * and twos each wheel chooses from its own faces, and nothing is taken.
 * @returns  for each wheel, the status of each card or face
 */
export function digitChoices({ system, digits }: OdometerState): ChoiceStatus[][] {
  const taken = new Set<number>();
  return digits.map((digit, wheel) => {
    const things =
      system === "factorial"
        ? digits.length
        : countFaces(system, digits.length - 1 - wheel);
    let toPass = digit;
    let chosen = false;
    const fates = Array.from({ length: things }, (_, thing): ChoiceStatus => {
      if (taken.has(thing)) return "taken";
      if (chosen) return "left";
      if (toPass-- > 0) return "passed";
      chosen = true;
      return "chosen";
    });
    if (system === "factorial") taken.add(fates.indexOf("chosen"));
    return fates;
  });
}

/** The digit that would choose an item; undefined if it is taken. */
export function digitThatChooses(
  fates: readonly ChoiceStatus[],
  thing: number,
): number | undefined {
  if (fates[thing] === "taken") return undefined;
  return fates.slice(0, thing).filter((fate) => fate !== "taken").length;
}
