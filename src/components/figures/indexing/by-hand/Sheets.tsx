import { formatNumber } from "../../../kit/text/format-number.ts";
import type { HandRow } from "./by-hand-rows.ts";

interface Props {
  rows: readonly HandRow[];
  step: number;
}

/** What is not known yet. */
const OPEN = <span class="by-hand-open">?</span>;

/** Where a line stands: to come, asked for, its digit known, or done. */
type Stage = "later" | "asked" | "digit" | "done";

function stageOf(i: number, step: number): Stage {
  if (step > 2 * i + 1) return "done";
  if (step === 2 * i + 1) return "digit";
  return step === 2 * i ? "asked" : "later";
}

/** Whether its digit is known. */
const isCounted = (stage: Stage) => stage === "digit" || stage === "done";

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
            const stage = stageOf(i, step);
            return (
              <tr key={i} data-stage={stage} class={`place-${row.place}`}>
                <th scope="row">{String(row.card + 1)}</th>
                <td>{isCounted(stage) ? listed(row.smaller) : OPEN}</td>
                <Digit row={row} stage={stage} />
                <Worth row={row} />
                <td>{stage === "done" ? formatNumber(row.digit * row.worth) : OPEN}</td>
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
              <b>{step > 2 * rows.length ? formatNumber(number) : OPEN}</b>
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
            const stage = stageOf(i, step);
            return (
              <tr key={i} data-stage={stage} class={`place-${row.place}`}>
                <th scope="row">{stage === "later" ? OPEN : formatNumber(row.rest)}</th>
                <Worth row={row} />
                <Digit row={row} stage={stage} />
                <td>
                  {stage === "later" ? OPEN : <CardsLeft row={row} stage={stage} />}
                </td>
                <td>{stage === "done" ? <b>{String(row.card + 1)}</b> : OPEN}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Digit({ row: { digit }, stage }: { row: HandRow; stage: Stage }) {
  return <td class="by-hand-digit">{isCounted(stage) ? String(digit) : OPEN}</td>;
}

function Worth({ row: { place, worth } }: { row: HandRow }) {
  return (
    <td class="nowrap">
      <span class="text-muted">{place}! =</span> {formatNumber(worth)}
    </td>
  );
}

/** Those passed over are struck out once the digit is known. */
function CardsLeft({ row: { left, digit }, stage }: { row: HandRow; stage: Stage }) {
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
  const now = rows.findIndex((_, i) => ["asked", "digit"].includes(stageOf(i, step)));
  const counted =
    now >= 0 && stageOf(now, step) === "digit" && !isFound ? rows[now].smaller : [];
  return (
    <p class="by-hand-cards" aria-hidden="true">
      {rows.map(({ card, place }, i) => (
        <span
          key={i}
          class={`place-${place}`}
          data-now={i === now || undefined}
          data-done={stageOf(i, step) === "done" || undefined}
          data-counted={counted.includes(card) || undefined}
        >
          {isFound && stageOf(i, step) !== "done" ? "" : String(card + 1)}
        </span>
      ))}
    </p>
  );
}

function listed(cards: readonly number[]): string {
  return cards.length === 0 ? "none" : cards.map((card) => card + 1).join(" ");
}
