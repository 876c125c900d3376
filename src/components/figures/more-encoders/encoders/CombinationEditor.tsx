import { useState } from "preact/hooks";
import { binomial } from "#lib/indexing/binomial.ts";
import { rankCombination } from "#lib/indexing/combination.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord, numberWord, ordinalWord } from "#kit/text/number-word.ts";
import { Select } from "#kit/widget/Select.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { NumberField, TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { PascalGrid } from "./PascalGrid.tsx";
import { PositionButtons } from "./PositionButtons.tsx";
import {
  countCombinations,
  countPieces,
  MAX_ROW_POSITIONS,
  MIN_ROW_POSITIONS,
  maxPieces,
  combinationStore,
  pascalTerms,
} from "./combination-model.ts";
import { parsePlaces, formatPlaces } from "#kit/cards/taken-places.ts";
import "./combination-editor.css";

const ID = "places-editor";
const { dispatch } = combinationStore;

/** Pieces in a row of positions; their index is a sum of entries of Pascal's triangle. */
export function CombinationEditor() {
  const { taken } = useWidget(combinationStore);
  const [spokenOf, setChosen] = useState<number>();
  const n = taken.length;
  const m = countPieces(taken);
  const chosen = Math.min(spokenOf ?? taken.lastIndexOf(true), n - 1);
  return (
    <Figure
      id={ID}
      title="Positions taken"
      lead="Follow the path: each piece leaves one entry lit."
      store={combinationStore}
      caption={
        <p class="pascal-words">
          <PositionSentence taken={taken} place={chosen} />
        </p>
      }
    >
      <SizeSelects n={n} m={m} />
      <div class="pascal" style={{ "--n": n, "--m": m }}>
        <div class="pascal-grid grid">
          <PositionButtons
            taken={taken}
            chosen={chosen}
            hintId={`${ID}-hint`}
            onChoose={setChosen}
            onTake={(to) => dispatch({ type: "fetch", to })}
            onMove={(from, to, options) =>
              dispatch({ type: "move", from, to }, options)
            }
          />
          <PascalGrid taken={taken} chosen={chosen} />
        </div>
        <Sum taken={taken} />
        <p class="figure-hint below pascal-hint needs-js" id={`${ID}-hint`}>
          Press a piece and then a free position, or drag it. A press on a free position
          alone moves the nearest piece there.{" "}
          <span class="keyboard-hint">← and → go along the row, Enter presses.</span>
        </p>
        <Fields taken={taken} />
      </div>
    </Figure>
  );
}

function SizeSelects({ n, m }: { n: number; m: number }) {
  return (
    <div class="pascal-bar text-sm text-muted cluster needs-js">
      <label>
        positions
        <Select
          value={n}
          options={integersFrom(MIN_ROW_POSITIONS, MAX_ROW_POSITIONS)}
          onChoose={(places) => dispatch({ type: "size", places, pieces: m })}
        />
      </label>
      <label>
        pieces
        <Select
          value={m}
          options={integersFrom(1, maxPieces(n))}
          onChoose={(pieces) => dispatch({ type: "size", places: n, pieces })}
        />
      </label>
    </div>
  );
}

/** The index as a sum, one term per piece. */
function Sum({ taken }: { taken: readonly boolean[] }) {
  const shares = pascalTerms(taken);
  const names = shares.map(({ place, piece }) => `C(${place}, ${piece})`);
  const values = shares.map(({ value }) => formatNumber(value));
  return (
    <p class="pascal-sum text-centre">
      <span>{names.join(" + ")}</span>{" "}
      <span>
        {values.length > 1 && `= ${values.join(" + ")} `}
        {"= "}
        <b>{formatNumber(rankCombination(taken))}</b>
      </span>
    </p>
  );
}

/** What one position adds to the index, and why. */
function PositionSentence({
  taken,
  place,
}: {
  taken: readonly boolean[];
  place: number;
}) {
  if (!taken[place]) {
    return (
      <>
        Position {place + 1} is free. The path goes straight on, and <b>nothing</b> is
        added.
      </>
    );
  }
  const piece = taken.slice(0, place + 1).filter(Boolean).length;
  const value = binomial(place, piece);
  const start = (
    <>
      The {ordinalWord(piece)} piece is in position {place + 1}.{" "}
      {capitalised(countWord(place, "position"))} {place === 1 ? "comes" : "come"}{" "}
      before it
    </>
  );
  if (value === 0) {
    return (
      <>
        {start}, too few for {countWord(piece, "piece")}: C({place}, {piece}) = <b>0</b>
        , an entry just outside the triangle.
      </>
    );
  }
  return (
    <>
      {start}. If this position were free, the first{" "}
      {piece === 1 ? "piece" : `${numberWord(piece)} pieces`} would be before it, in C(
      {place}, {piece}) = <b>{formatNumber(value)}</b>{" "}
      {value === 1 ? "way, which comes" : "ways, which all come"} first.
    </>
  );
}

function Fields({ taken }: { taken: readonly boolean[] }) {
  const n = taken.length;
  const m = countPieces(taken);
  const index = rankCombination(taken);
  const step = (by: 1 | -1) => (options: { amend: boolean }) =>
    dispatch({ type: "step", by }, options);
  return (
    <div class="typed-fields">
      <TypedField
        id={`${ID}-places`}
        label="the taken positions"
        text={formatPlaces(taken)}
        hint={`${numberWord(m)} of 1 to ${n}`}
        width={Math.max(2.5 * m, 4)}
        // Positions with two digits need spaces between them.
        inputMode={n > 9 ? "text" : "numeric"}
        read={(typed) => parsePlaces(typed, n, m)}
        onValue={(value, options) => dispatch({ type: "take", taken: value }, options)}
      />
      <div class="pascal-index">
        <NumberField
          id={`${ID}-index`}
          label="their number"
          value={index}
          last={countCombinations(taken) - 1}
          text={formatNumber(index)}
          width={4}
          onValue={(value, options) =>
            dispatch({ type: "index", index: value }, options)
          }
        />
        <HoldButton label="Previous combination" onStep={step(-1)}>
          −
        </HoldButton>
        <HoldButton label="Next combination" onStep={step(1)}>
          +
        </HoldButton>
      </div>
    </div>
  );
}
