import { formatNumber } from "../../../kit/text/format-number.ts";
import type { ByHandRow } from "./by-hand-rows.ts";

interface Props {
  rows: readonly ByHandRow[];
  step: number;
}

/** What is not known yet. */
const UNKNOWN = <span class="by-hand-open">?</span>;

/** Where a line stands: to come, asked for, its digit known, or done. */
type RowStage = "later" | "asked" | "digit" | "done";

function rowStage(i: number, step: number): RowStage {
  if (step > 2 * i + 1) return "done";
  if (step === 2 * i + 1) return "digit";
  return step === 2 * i ? "asked" : "later";
}

/** Whether its digit is known. */
const hasDigit = (stage: RowStage) => stage === "digit" || stage === "done";

/** From the cards to the number: the smaller ones to the right, the digit, what it makes. */
export function RankingSheet({ rows, step }: Props) {
  const number = rows.at(-1)!.sum;
  return (
    <>
      <CardRow rows={rows} step={step} />
      <table class="by-hand-sheet">
        <thead>
          <tr>
            <th scope="col">card</th>
            <th scope="col">smaller, to its right</th>
            <th scope="col">digit</th>
            <th scope="col">worth</th>
            <th scope="col">makes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const stage = rowStage(i, step);
            return (
              <tr key={i} data-stage={stage} class={`place-${row.place}`}>
                <th scope="row">{String(row.card + 1)}</th>
                <td>{hasDigit(stage) ? formatSmallerCards(row.smaller) : UNKNOWN}</td>
                <Digit row={row} stage={stage} />
                <Worth row={row} />
                <td>
                  {stage === "done" ? formatNumber(row.digit * row.worth) : UNKNOWN}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr data-stage={step === 2 * rows.length ? "asked" : undefined}>
            <th scope="row" colSpan={4}>
              the number
            </th>
            <td>
              <b>{step > 2 * rows.length ? formatNumber(number) : UNKNOWN}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** From the number to the cards: what is left of it, the digit, which card is taken. */
export function UnrankingSheet({ rows, step }: Props) {
  return (
    <>
      <CardRow rows={rows} step={step} isFound />
      <table class="by-hand-sheet">
        <thead>
          <tr>
            <th scope="col">number left</th>
            <th scope="col">worth</th>
            <th scope="col">digit</th>
            <th scope="col">cards left</th>
            <th scope="col">taken</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const stage = rowStage(i, step);
            return (
              <tr key={i} data-stage={stage} class={`place-${row.place}`}>
                <th scope="row">
                  {stage === "later" ? UNKNOWN : formatNumber(row.rest)}
                </th>
                <Worth row={row} />
                <Digit row={row} stage={stage} />
                <td>
                  {stage === "later" ? UNKNOWN : <CardsLeft row={row} stage={stage} />}
                </td>
                <td>{stage === "done" ? <b>{String(row.card + 1)}</b> : UNKNOWN}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Digit({ row: { digit }, stage }: { row: ByHandRow; stage: RowStage }) {
  return <td class="by-hand-digit">{hasDigit(stage) ? String(digit) : UNKNOWN}</td>;
}

function Worth({ row: { place, worth } }: { row: ByHandRow }) {
  return (
    <td class="nowrap">
      <span class="text-muted">{place}! =</span> {formatNumber(worth)}
    </td>
  );
}

/** Those passed over are struck out once the digit is known. */
function CardsLeft({
  row: { left, digit },
  stage,
}: {
  row: ByHandRow;
  stage: RowStage;
}) {
  return (
    <span class="by-hand-left">
      {left.map((card, i) => (
        <span
          key={card}
          data-passed={(stage !== "asked" && i < digit) || undefined}
          data-taken={(stage === "done" && i === digit) || undefined}
        >
          {String(card + 1)}
        </span>
      ))}
    </span>
  );
}

/** The row of cards itself, as far as it is known. */
function CardRow({ rows, step, isFound }: Props & { isFound?: boolean }) {
  const now = rows.findIndex((_, i) => ["asked", "digit"].includes(rowStage(i, step)));
  const counted =
    now >= 0 && rowStage(now, step) === "digit" && !isFound ? rows[now].smaller : [];
  return (
    <p class="by-hand-cards" aria-hidden="true">
      {rows.map(({ card, place }, i) => (
        <span
          key={i}
          class={`place-${place}`}
          data-now={i === now || undefined}
          data-done={rowStage(i, step) === "done" || undefined}
          data-counted={counted.includes(card) || undefined}
        >
          {isFound && rowStage(i, step) !== "done" ? "" : String(card + 1)}
        </span>
      ))}
    </p>
  );
}

function formatSmallerCards(cards: readonly number[]): string {
  return cards.length === 0 ? "none" : cards.map((card) => card + 1).join(" ");
}
