import { formatNumber } from "#kit/text/format-number.ts";
import type { ByHandRow } from "./by-hand-rows.ts";

interface Props {
  rows: readonly ByHandRow[];
  step: number;
}

const UNKNOWN = <span class="by-hand-open">?</span>;

/** The progress of a row: not yet reached, its digit asked for, its digit known, done. */
type RowStage = "later" | "asked" | "digit" | "done";

function rowStage(i: number, step: number): RowStage {
  if (step > 2 * i + 1) return "done";
  if (step === 2 * i + 1) return "digit";
  return step === 2 * i ? "asked" : "later";
}

const hasDigit = (stage: RowStage) => stage === "digit" || stage === "done";

/** The worksheet for ranking: count the smaller cards to the right, multiply, add up. */
export function RankingSheet({ rows, step }: Props) {
  const number = rows.at(-1)!.sum;
  return (
    <>
      <CardRow rows={rows} step={step} />
      <table class="by-hand-sheet">
        <thead>
          <tr>
            <th scope="col">piece</th>
            <th scope="col">smaller, to its right</th>
            <th scope="col">digit</th>
            <th scope="col">worth</th>
            <th scope="col">product</th>
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
              the index
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

/** The worksheet for unranking: divide by the place value, take a card. */
export function UnrankingSheet({ rows, step }: Props) {
  return (
    <>
      <CardRow rows={rows} step={step} isUnranking />
      <table class="by-hand-sheet">
        <thead>
          <tr>
            <th scope="col">index left</th>
            <th scope="col">worth</th>
            <th scope="col">digit</th>
            <th scope="col">pieces left</th>
            <th scope="col">taken</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const stage = rowStage(i, step);
            return (
              <tr key={i} data-stage={stage} class={`place-${row.place}`}>
                <th scope="row">
                  {stage === "later" ? UNKNOWN : formatNumber(row.remainder)}
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

/** The remaining cards; those passed over are struck out once the digit is known. */
function CardsLeft({
  row: { remainingCards, digit },
  stage,
}: {
  row: ByHandRow;
  stage: RowStage;
}) {
  return (
    <span class="by-hand-left">
      {remainingCards.map((card, i) => (
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

/** The row of cards, as far as it is known. */
function CardRow({ rows, step, isUnranking }: Props & { isUnranking?: boolean }) {
  const now = rows.findIndex((_, i) => ["asked", "digit"].includes(rowStage(i, step)));
  const countedCards =
    now >= 0 && rowStage(now, step) === "digit" && !isUnranking
      ? rows[now].smaller
      : [];
  return (
    <p class="by-hand-cards" aria-hidden="true">
      {rows.map(({ card, place }, i) => (
        <span
          key={i}
          class={`place-${place}`}
          data-now={i === now || undefined}
          data-done={rowStage(i, step) === "done" || undefined}
          data-counted={countedCards.includes(card) || undefined}
        >
          {isUnranking && rowStage(i, step) !== "done" ? "" : String(card + 1)}
        </span>
      ))}
    </p>
  );
}

function formatSmallerCards(cards: readonly number[]): string {
  return cards.length === 0 ? "none" : cards.map((card) => card + 1).join(" ");
}
