import { weighedDigits } from "../../../exercises/weighed-digits.ts";
import { type Count, facesOfWheels } from "./count-model.ts";
import { placeValue } from "./number-system.ts";
import { placeFigures, wheelName } from "./place-name.ts";

/** What each wheel adds, and the number that they show. */
export function countQuestions({ system, digits }: Count) {
  const faces = facesOfWheels(system, digits.length);
  const columns = digits.map((_, i) => {
    const place = digits.length - 1 - i;
    return {
      isFixed: faces[i] === 1,
      name: `${wheelName(system, place)} = ${placeFigures(system, place)}`,
      worth: placeValue(system, place),
    };
  });
  return weighedDigits(digits, columns);
}
