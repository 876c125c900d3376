import { capitalised } from "../../../kit/text/capitalised.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord, numberWord } from "../../../kit/text/number-word.ts";
import {
  isLargest,
  numberOfCount,
  rolledOver,
  wheelsCarried,
  wheelsOnTop,
  type Count,
} from "./count-model.ts";
import { capacity } from "./number-system.ts";
import { placeFigures, placeName, sumInWords } from "./place-name.ts";

/** Describes what the wheels show now. */
export function CountCaption({ count }: { count: Count }) {
  const { system, digits, how } = count;
  const wheels = digits.length;
  const number = numberOfCount(count);
  const room = formatNumber(capacity(system, wheels));
  const largest = formatNumber(capacity(system, wheels) - 1);
  const next = placeName(system, wheels);
  const carried = wheelsCarried(count);
  const allWheels = `all ${countWord(wheels, "wheel")}`;

  if (rolledOver(count)) {
    return how === "up" ? (
      <>
        <b>Rolled over.</b> The carry ran through {allWheels} and out on the left: there
        is no wheel worth {next} = {room} to take it. {capitalised(numberWord(wheels))}{" "}
        wheels show {room} numbers, 0 to {largest}, and then 0 again.
      </>
    ) : (
      <>
        <b>Rolled over backwards.</b> {capitalised(allWheels)} stood on 0, and there is
        nothing further left to borrow from: they go back to their last faces, {largest}{" "}
        = {next} − 1.
      </>
    );
  }
  if (how === "cut") {
    return (
      <>
        <b>Cut to fit.</b> The number before was too large for{" "}
        {countWord(wheels, "such wheel")}: {largest} = {next} − 1 is the most they show.
        Undo brings it back.
      </>
    );
  }
  if (isLargest(count)) {
    return (
      <>
        <b>The largest.</b> {sumInWords(system, digits, { every: true })} = {next} − 1 ={" "}
        {largest}: one more would carry out of the last wheel, and make {next}.
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
          ? `${capitalised(countWord(carried, "wheel"))} stood on the last face: back to 0, and each took the next one along.`
          : `${capitalised(countWord(carried, "wheel"))} stood on 0: back to the last face, each borrowing from the next.`}{" "}
        {sumInWords(system, digits)} = {formatNumber(number)}.
      </>
    );
  }
  const onTop = wheelsOnTop(count);
  const where = system === "factorial" ? "beside the one-faced wheel" : "on the right";
  return (
    <>
      <b>
        {sumInWords(system, digits)} = {formatNumber(number)}.
      </b>{" "}
      {onTop > 0
        ? `Add one: ${countWord(onTop, "wheel")} ${where} ${onTop === 1 ? "is on its" : "are on their"} last face, so the carry will run to the wheel worth ${placeName(system, carryTarget(count))} = ${placeFigures(system, carryTarget(count))}.`
        : `${capitalised(numberWord(wheels))} wheels show ${room} numbers, 0 to ${largest}.`}
    </>
  );
}

/** The place of the wheel where the next carry will stop. */
function carryTarget(count: Count): number {
  return wheelsOnTop(count) + (count.system === "factorial" ? 1 : 0);
}
