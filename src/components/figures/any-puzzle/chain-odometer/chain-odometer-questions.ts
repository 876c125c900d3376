import { weighedDigits } from "../../../exercises/weighed-digits.ts";
import { formatNumber as n } from "../../../kit/text/format-number.ts";
import { wheelSystem } from "./wheel-system.ts";
import type { ChainOdometerState } from "./chain-odometer-model.ts";

/** What each wheel adds, and the number of the position. */
export function chainOdometerQuestions({ puzzle, digits }: ChainOdometerState) {
  const { weights } = wheelSystem(puzzle);
  const columns = weights.map((worth) => ({
    name: `the wheel worth ${n(worth)}`,
    worth,
  }));
  return weighedDigits(digits, columns);
}
