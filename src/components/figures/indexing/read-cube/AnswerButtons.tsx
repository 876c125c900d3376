import { useLayoutEffect, useRef } from "preact/hooks";
import { CORNER_NAMES, type Face } from "#lib/puzzle/corners.ts";
import { formatColours } from "#kit/cube/colour-names.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { countAnswers, type ReadingAction } from "./read-cube-model.ts";
import type { CubeReading } from "./read-cube-state.ts";
import { readCubeStore } from "./read-cube-store.ts";

const ROW = "read-answers";

/** Dispatches an action. The row takes the focus if the pressed button disappears. */
export function dispatchReading(action: ReadingAction): void {
  const { step } = readCubeStore.state.value;
  readCubeStore.dispatch(action);
  if (readCubeStore.state.value.step === step) return;
  const row = document.activeElement?.closest<HTMLElement>(`.${ROW}`);
  row?.focus({ preventScroll: true });
}

/** Buttons for the seven pieces or the three twists; empty without a question. */
export function AnswerButtons({ reading }: { reading: CubeReading }) {
  const answers = countAnswers(reading);
  const isPiece = answers > 3;
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement !== row.current) return;
    const figure = row.current!.closest(".read-cube")!;
    const first = row.current!.querySelector<HTMLElement>("button[tabindex='0']");
    const next = first ?? figure.querySelector<HTMLElement>(".read-steps .primary");
    next?.focus({ preventScroll: true });
  }, [reading.step]);
  return (
    <div class={`${ROW} screen-only needs-js`} ref={row} tabIndex={-1}>
      {answers > 0 && (
        <Choice
          key={isPiece ? "piece" : "twist"}
          label={isPiece ? "Which piece" : "Which twist"}
          options={integersFrom(0, answers - 1)}
          value={reading.wrongAnswer}
          onChoose={(answer) => dispatchReading({ type: "answer", answer })}
          show={(answer) => (isPiece ? <PieceLabel piece={answer} /> : <b>{answer}</b>)}
          button={(answer) => ({
            "aria-label": isPiece ? pieceAriaLabel(answer) : `Twist ${answer}`,
          })}
        />
      )}
    </div>
  );
}

const pieceFaces = (piece: number) => [...CORNER_NAMES[piece]] as Face[];

/** "Piece 2 UFR: white, green and red" */
const pieceAriaLabel = (piece: number) =>
  `Piece ${piece + 1} ${CORNER_NAMES[piece]}: ${formatColours(pieceFaces(piece))}`;

function PieceLabel({ piece }: { piece: number }) {
  return (
    <>
      <b>{piece + 1}</b>{" "}
      <span class="read-colours">
        {pieceFaces(piece).map((face) => (
          <span key={face} class={`cube-sticker sticker-${face}`}>
            {face}
          </span>
        ))}
      </span>
    </>
  );
}
