import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { MOVE_NAMES, N_MOVES } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { NumberField } from "#kit/widget/TypedField.tsx";
import type { CoordinateTurn } from "./turn-coordinate.ts";

interface Props {
  what: "order" | "twist";
  steps: CoordinateTurn;
  move: number;
  /** The index after each of the nine moves, from the library's table. */
  row: ArrayLike<number>;
  lit: number | undefined;
  onLight: (position: number | undefined) => void;
  onNumber: (number: number, options: { amend: boolean }) => void;
}

/** One coordinate through a turn: unrank, rearrange, rank; below, by look-up. */
export function CoordinatePanel({
  what,
  steps,
  move,
  row,
  lit,
  onLight,
  onNumber,
}: Props) {
  const { index, before, source, addedTwists, after, newIndex } = steps;
  const isOrder = what === "order";
  const name = isOrder ? "permutation" : "orientation";
  const shown = (entry: number) => (isOrder ? entry + 1 : entry);
  const from = lit === undefined ? undefined : source[lit];
  return (
    <section
      class="lane grid"
      aria-label={`The ${name} index through ${moveLabel(move)}`}
      onPointerMove={(event) => {
        if (event.pointerType === "mouse") onLight(columnUnder(event));
      }}
      onPointerDown={(event) => onLight(columnUnder(event))}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse") onLight(undefined);
      }}
    >
      <div class="lane-number words-below">
        <NumberField
          id={`turn-${what}`}
          label={`${name} index`}
          value={index}
          last={(isOrder ? N_PERMUTATIONS : N_ORIENTATIONS) - 1}
          width={5}
          onValue={onNumber}
        />
        <p class="lane-plain">
          {`${name} index `}
          <b>{formatNumber(index)}</b>
        </p>
      </div>
      <StepHeading
        name="unrank"
        detail={isOrder ? "the piece in each position" : "the twist in each position"}
      />
      <div class="lane-cells grid">
        {before.map((entry, position) => (
          <span
            key={position}
            class="lane-cell framed centred"
            data-lit={position === from || undefined}
          >
            <small aria-hidden="true">{position + 1}</small>
            {shown(entry)}
          </span>
        ))}
      </div>
      <StepHeading
        name="rearrange"
        detail={isOrder ? "the turn moves the pieces" : "twists move along, some grow"}
      />
      <div class="lane-ways grid reveals-answer">
        <svg viewBox="0 0 7 2" preserveAspectRatio="none" aria-hidden="true">
          {source.map((origin, to) => (
            <path
              key={to}
              d={`M${origin + 0.5} 0C${origin + 0.5} 1 ${to + 0.5} 1 ${to + 0.5} 2`}
              data-moves={origin !== to || undefined}
              data-lit={to === lit || undefined}
            />
          ))}
        </svg>
        {addedTwists && (
          <div class="lane-cells grid lane-added text-centre" aria-hidden="true">
            {addedTwists.map((twist, position) => (
              <span
                key={position}
                data-none={twist === 0 || undefined}
              >{`+${twist}`}</span>
            ))}
          </div>
        )}
      </div>
      <div class="lane-cells lane-after grid">
        {after.map((entry, position) => (
          <HiddenAnswer
            key={position}
            question={`${what}-${position}`}
            label={`position ${position + 1}`}
          >
            <span
              class="lane-cell framed centred"
              data-column={position}
              data-lit={position === lit || undefined}
              data-new={entry !== before[position] || undefined}
            >
              {shown(entry)}
              <span class="visually-hidden">{` in position ${position + 1}, from position ${source[position] + 1}`}</span>
            </span>
          </HiddenAnswer>
        ))}
      </div>
      <div class="lane-result">
        <StepHeading name="rank" detail={`the new ${name} index is`} />
        <HiddenAnswer question={`${what}-number`} label={`the new ${name} index`}>
          <b>{formatNumber(newIndex)}</b>
        </HiddenAnswer>
      </div>
      <div class="lane-row reveals-answer">
        <p>{`Or row ${formatNumber(index)} of the ${name} table:`}</p>
        <ul>
          {Array.from({ length: N_MOVES }, (_, i) => (
            <li key={MOVE_NAMES[i]} data-chosen={i === move || undefined}>
              <span>{moveLabel(i)}</span>
              <b>{formatNumber(row[i])}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function StepHeading({ name, detail }: { name: string; detail: string }) {
  return (
    <p class="lane-step">
      <b>{name}</b> <span>{detail}</span>
    </p>
  );
}

/** The position under the pointer, in any of the rows. */
function columnUnder(event: PointerEvent): number | undefined {
  const cells = (event.currentTarget as Element).querySelectorAll("[data-column]");
  const columns = [...cells].map((cell) => cell.getBoundingClientRect());
  const column = columns.findIndex(
    ({ left, right }) => event.clientX >= left && event.clientX < right,
  );
  return column < 0 ? undefined : column;
}
