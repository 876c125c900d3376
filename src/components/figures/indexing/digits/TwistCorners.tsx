import type { ComponentChildren } from "preact";
import { CORNER_FACES, CORNER_NAMES } from "#lib/puzzle/corners.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { CornerPiece } from "#kit/pieces/CornerPiece.tsx";
import { PieceButton } from "#kit/pieces/PieceButton.tsx";
import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { Button } from "#kit/widget/Button.tsx";
import { useDigitRow } from "#kit/widget/use-digit-row.ts";
import { FORCED_CORNER, isUnreachable, type Twists } from "./twists-model.ts";
import { twistsStore } from "./twists-store.ts";
import "./twist-dial.css";

const { dispatch } = twistsStore;

interface Props {
  twists: Twists;
  shown: number;
  /** Whether the running sums are displayed. They give away the last twist. */
  hasSums: boolean;
  onFocus(corner: number | undefined): void;
}

/** The seven corners with their twists and the running sums. */
export function TwistCorners({ twists, shown, hasSums, onFocus }: Props) {
  const row = useDigitRow({
    digits: twists,
    thing: "corner",
    dispatch,
    refusal: (_, twist) =>
      twist > 2 ? `A corner has no twist ${twist}: 0, 1 or 2.` : undefined,
  });

  return (
    <>
      <div
        class="twist-corners grid"
        aria-label="Corners"
        aria-describedby="twist-hint"
        data-sums={hasSums || undefined}
        {...row.row}
      >
        {twists.map((twist, i) => {
          const { item, ...handlers } = row.digit(i);
          const sum = sumOf(twists.slice(0, i + 1));
          /** @param label  names a second place that would reveal the forced twist */
          const covered = (part: ComponentChildren, label?: string) =>
            i === FORCED_CORNER ? (
              <HiddenAnswer
                question="last"
                label={label ?? "the seventh twist"}
                isRepeat={!!label}
              >
                {part}
              </HiddenAnswer>
            ) : (
              part
            );
          return (
            <div
              key={i}
              class="twist-corner stack"
              data-forced={i === FORCED_CORNER || undefined}
              data-walked={i < shown || undefined}
            >
              {covered(
                <PieceButton
                  label={`Corner ${i + 1}, ${CORNER_NAMES[i]}${i === FORCED_CORNER ? ", forced" : ""}: ${TWIST_NAMES[twist]}, ${twist}`}
                  item={{
                    ...item,
                    onFocus: () => {
                      item.onFocus();
                      onFocus(i);
                    },
                    onBlur: () => onFocus(undefined),
                  }}
                  {...handlers}
                >
                  <CornerPiece stickers={CORNER_FACES[i]} twist={twist} />
                </PieceButton>,
                "the seventh corner",
              )}
              <span class="twist-name">{CORNER_NAMES[i]}</span>
              {covered(<b class="twist-digit">{twist}</b>)}
              {covered(
                <span class="twist-sum">{sum < 3 ? sum : `${sum} → ${sum % 3}`}</span>,
                "the sum of the twists",
              )}
            </div>
          );
        })}
      </div>
      <p class="twist-legend text-centre text-xs text-muted grid" aria-hidden="true">
        <span>the six you choose{hasSums && ", and the sum so far"}</span>
        <span>{isUnreachable(twists) ? "not as forced" : "forced"}</span>
      </p>
      <div
        class="twist-below grid needs-js"
        data-broken={(isUnreachable(twists) && row.refused === undefined) || undefined}
      >
        <p class="figure-hint below twist-hint" id="twist-hint" aria-live="polite">
          {row.refused ? <span class="typed-problem">{row.refused}</span> : HINT}
        </p>
        <Button onClick={() => dispatch({ type: "put-right" })}>Put it right</Button>
      </div>
    </>
  );
}

const TWIST_NAMES = ["untwisted", "clockwise", "anticlockwise"];

const HINT = (
  <>
    Press a corner to twist it clockwise, or drag it sideways.
    <span class="keyboard-hint">
      {" "}
      Or choose one with ←&nbsp;→, twist it with ↑&nbsp;↓, or type 0, 1 or 2.
    </span>
  </>
);
