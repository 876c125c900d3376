import { capitalised } from "#kit/text/capitalised.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord, numberWord } from "#kit/text/number-word.ts";
import {
  isLargest,
  odometerNumber,
  hasRolledOver,
  countCarries,
  countWheelsOnLastFace,
  type OdometerState,
} from "./odometer-model.ts";
import { capacity } from "./number-system.ts";
import { formatPlaceValue, placeLabel, formatPlaceSum } from "./place-labels.ts";

export function OdometerCaption({ count }: { count: OdometerState }) {
  const { system, digits, how } = count;
  const wheels = digits.length;
  const number = odometerNumber(count);
  const room = formatNumber(capacity(system, wheels));
  const largest = formatNumber(capacity(system, wheels) - 1);
  const next = placeLabel(system, wheels);
  const carried = countCarries(count);
  const allWheels = `all ${countWord(wheels, "wheel")}`;

  if (hasRolledOver(count)) {
    return how === "up" ? (
      <>
        <b>Rolled over.</b> The carry ran through {allWheels} and out on the left: there
        is no wheel worth {next} = {room} to take it. {capitalised(numberWord(wheels))}{" "}
        wheels show {room} numbers, 0 to {largest}, and then 0 again.
      </>
    ) : (
      <>
        <b>Rolled over backwards.</b> {capitalised(allWheels)} were on 0, and there was
        no wheel left to borrow from: they went to their last faces, {largest} = {next}{" "}
        − 1.
      </>
    );
  }
  if (how === "cut") {
    return (
      <>
        <b>Cut to fit.</b> The previous number was too large for{" "}
        {countWord(wheels, "such wheel")}: {largest} = {next} − 1 is the most that they
        can show. Undo brings the number back.
      </>
    );
  }
  if (isLargest(count)) {
    return (
      <>
        <b>The largest.</b> {formatPlaceSum(system, digits, { every: true })} = {next} −
        1 = {largest}: one more would carry out of the last wheel, and make {next}.
      </>
    );
  }
  if (carried > 0) {
    return (
      <>
        <b>
          {how === "up"
            ? `${formatNumber(number - 1)} + 1 = ${formatNumber(number)}.`
            : `${formatNumber(number + 1)} − 1 = ${formatNumber(number)}.`}
        </b>{" "}
        {how === "up"
          ? `${capitalised(countWord(carried, "wheel"))} went from the last face to 0, and each carried into the next.`
          : `${capitalised(countWord(carried, "wheel"))} went from 0 to the last face, and each borrowed from the next.`}{" "}
        {formatPlaceSum(system, digits)} = {formatNumber(number)}.
      </>
    );
  }
  const onTop = countWheelsOnLastFace(count);
  const where =
    system === "factorial" ? "next to the wheel with one face" : "on the right";
  return (
    <>
      <b>
        {formatPlaceSum(system, digits)} = {formatNumber(number)}.
      </b>{" "}
      {onTop > 0
        ? `Add one: ${countWord(onTop, "wheel")} ${where} ${onTop === 1 ? "is on its" : "are on their"} last face, so the carry will run to the wheel worth ${placeLabel(system, carryTarget(count))} = ${formatPlaceValue(system, carryTarget(count))}.`
        : `${capitalised(numberWord(wheels))} wheels show ${room} numbers, 0 to ${largest}.`}
    </>
  );
}

/** The place of the wheel where the next carry stops. */
function carryTarget(count: OdometerState): number {
  return countWheelsOnLastFace(count) + (count.system === "factorial" ? 1 : 0);
}
