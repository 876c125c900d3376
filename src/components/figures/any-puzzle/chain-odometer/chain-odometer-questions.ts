import { weighedDigits } from "#components/exercises/weighed-digits.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { wheelSystem } from "./wheel-system.ts";
import type { ChainOdometerState } from "./chain-odometer-model.ts";

/** Questions for what each wheel adds, and for the number of the state. */
export function chainOdometerQuestions({ puzzle, digits }: ChainOdometerState) {
  const { weights } = wheelSystem(puzzle);
  const columns = weights.map((worth) => ({
    name: `the wheel worth ${n(worth)}`,
    worth,
  }));
  return weighedDigits(digits, columns);
}
