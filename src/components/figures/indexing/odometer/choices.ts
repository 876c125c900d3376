import type { Count } from "./count-model.ts";
import { facesOf } from "./number-system.ts";

/** What became of one thing that a wheel could choose. */
export type ChoiceFate = "taken" | "passed" | "chosen" | "left";

/**
 * What each wheel chooses among, from the left.
 *
 * With factorial digits these are cards: a digit passes over so many of the cards that
 * are left and takes the next, so that the wheel to its right has one fewer to choose
 * from. In tens and twos each wheel chooses among its own faces, and nothing is taken.
 * @returns  for each wheel, the fate of each card or face
 */
export function choicesOf({ system, digits }: Count): ChoiceFate[][] {
  const taken = new Set<number>();
  return digits.map((digit, wheel) => {
    const things =
      system === "factorial"
        ? digits.length
        : facesOf(system, digits.length - 1 - wheel);
    let toPass = digit;
    let chosen = false;
    const fates = Array.from({ length: things }, (_, thing): ChoiceFate => {
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

/** The digit that would choose a thing; nothing if it is taken. */
export function digitFor(
  fates: readonly ChoiceFate[],
  thing: number,
): number | undefined {
  if (fates[thing] === "taken") return undefined;
  return fates.slice(0, thing).filter((fate) => fate !== "taken").length;
}
