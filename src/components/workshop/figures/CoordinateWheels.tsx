import { useMemo } from "preact/hooks";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { modulo } from "#kit/widget/modulo.ts";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { Wheel } from "#kit/wheels/Wheel.tsx";
import type { CoordinateDigits } from "../puzzle/coordinate-digits.ts";
import { parseBigNumber } from "#kit/widget/parse-big-number.ts";
import { weightText } from "./coordinate-text.ts";

interface Props {
  coordinateDigits: CoordinateDigits;
  /**
   * The meaning of its digits; undefined if it is the same as for the coordinate before.
   */
  meaning: string | undefined;
  state: PuzzleState;
  /** Attributes that make a wheel an item of the roving row. */
  item(digit: number): object;
  onNumber(number: bigint, options: { amend: boolean }): void;
}

/** The digits of one coordinate as wheels, each below its piece. */
export function CoordinateWheels({
  coordinateDigits,
  meaning,
  state,
  item,
  onNumber,
}: Props) {
  const { coordinate, number, digits, weights } = coordinateDigits;
  const { name, size, radices, kind, positions } = coordinate;
  const count = useMemo(() => ({ digits, how: "set" }) as const, [String(digits)]);
  const turn = (i: number, digit: number, options = { amend: false }) =>
    onNumber(number + BigInt(digit - digits[i]) * weights[i], options);
  const hasPieces = kind !== "group" && radices.length > 0;
  const columns = hasPieces ? positions.length : radices.length;
  // The name and a field need more room than a few wheels.
  const minColumns = radices.length === 0 ? 8 : 3;
  return (
    <div
      class="number-part"
      data-kind={kind}
      style={{ "--columns": Math.max(columns, minColumns) }}
    >
      <p class="number-part-name text-sm">
        {capitalised(name)}: <b>{formatNumber(number)}</b>{" "}
        <span class="text-muted nowrap">(0 to {formatNumber(size - 1n)})</span>
      </p>
      {meaning !== undefined && <p class="text-sm text-muted page-only">{meaning}</p>}
      {radices.length === 0 ? (
        <TypedField
          id={`part-${name.replace(/\W+/g, "-")}`}
          label="Place in the list"
          text={String(number)}
          hint={`0 to ${formatNumber(size - 1n)}`}
          width={String(size).length}
          subject={size}
          read={(typed) => parseBigNumber(typed, size - 1n)}
          onValue={onNumber}
        />
      ) : (
        <div class="number-part-columns" role="group" aria-label={`Digits of ${name}`}>
          {Array.from({ length: columns }, (_, i) => {
            if (radices[i] === 1) return null; // a twist that cannot be seen
            const piece = hasPieces ? pieceAt(i) : undefined;
            return (
              <div key={i} class="number-part-column stack">
                {piece !== undefined && <span class="number-part-piece">{piece}</span>}
                {i >= radices.length ? (
                  <span class="number-part-forced text-muted text-xs">forced</span>
                ) : (
                  <>
                    <Wheel
                      count={count}
                      wheel={i}
                      faces={radices[i]}
                      label={labelOf(i, piece)}
                      item={item(i)}
                      onTurn={(by, options) =>
                        turn(i, modulo(digits[i] + by, radices[i]), options)
                      }
                      onDigit={(digit) => digit < radices[i] && turn(i, digit)}
                    />
                    {radices.length > 1 && (
                      <span class="text-muted text-xs nowrap">
                        × {weightText(coordinateDigits, i)}
                      </span>
                    )}
                  </>
                )}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );

  /** The piece in a position; by piece, the one that is solved there. */
  function pieceAt(i: number): number {
    const { orbit, position } = positions[i];
    return kind === "twists by piece" ? position : state[orbit].permutation[position];
  }

  function labelOf(i: number, piece: number | undefined): string {
    const owner = piece === undefined ? `Wheel ${i + 1}` : `Piece ${piece}`;
    return `${owner} of ${name}, worth ${weightText(coordinateDigits, i)}, with ${radices[i]} faces`;
  }
}
