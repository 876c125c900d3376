import type { OdometerState } from "./odometer-model.ts";
import { countFaces } from "./number-system.ts";

export type ChoiceStatus = "taken" | "passed" | "chosen" | "left";

/**
 * The status of every item that each wheel chooses from. In the factorial system the
 * items are cards, and a card that is taken is gone for the wheels to the right.
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

/** The digit that would choose an item; undefined if the item is taken. */
export function digitThatChooses(
  fates: readonly ChoiceStatus[],
  thing: number,
): number | undefined {
  if (fates[thing] === "taken") return undefined;
  return fates.slice(0, thing).filter((fate) => fate !== "taken").length;
}
