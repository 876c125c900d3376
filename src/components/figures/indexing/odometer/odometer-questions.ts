import { weighedDigits } from "#components/exercises/weighed-digits.ts";
import { type OdometerState, wheelFaceCounts } from "./odometer-model.ts";
import { placeValue } from "./number-system.ts";
import { formatPlaceValue, wheelLabel } from "./place-labels.ts";

/** Questions about the odometer: what each wheel adds, and the whole number. */
export function odometerQuestions({ system, digits }: OdometerState) {
  const faces = wheelFaceCounts(system, digits.length);
  const columns = digits.map((_, i) => {
    const place = digits.length - 1 - i;
    return {
      isFixed: faces[i] === 1,
      name: `${wheelLabel(system, place)} = ${formatPlaceValue(system, place)}`,
      worth: placeValue(system, place),
    };
  });
  return weighedDigits(digits, columns);
}
