import { factorial } from "#lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { formatNumber } from "#kit/text/format-number.ts";

/** The number of colours for digit columns. */
const COLOURS = 8;

/**
 * Pieces in a row, an arc for each inversion, and below each piece its Lehmer code digit,
 * which counts its arcs to the right.
 */
export function PermutationOutput({ permutation }: { permutation: readonly number[] }) {
  const n = permutation.length;
  const digits = lehmerCode(permutation);
  const arcs = digits.reduce((sum, digit) => sum + digit, 0);
  const colour = (at: number) => `place-${(n - 1 - at) % COLOURS}`;
  return (
    <div class="cell-permutation">
      <div
        class="permutation-scroll"
        tabIndex={0}
        role="group"
        aria-label="Permutation"
      >
        <div class="permutation-row" style={{ "--n": n }}>
          {arcs > 0 && (
            <svg viewBox={`0 0 ${n} 1`} preserveAspectRatio="none" aria-hidden="true">
              {permutation.flatMap((piece, left) =>
                permutation.map(
                  (other, right) =>
                    right > left &&
                    other < piece && (
                      <path
                        key={`${left} ${right}`}
                        class={colour(left)}
                        d={arc(left, right, n)}
                      />
                    ),
                ),
              )}
            </svg>
          )}
          <ol aria-label="Pieces, from 1">
            {permutation.map((piece) => (
              <li key={piece} class="permutation-piece">
                {String(piece + 1)}
              </li>
            ))}
          </ol>
          <ol aria-label="Digits">
            {digits.map((digit, at) => (
              <li key={at} class={colour(at)}>
                {String(digit)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p class="output-words">
        {arcs === 0
          ? "No two pieces are in the wrong order, so all digits are 0."
          : "Each arc joins two pieces that are in the wrong order; each digit counts the arcs that go right from the piece above it."}{" "}
        The digits <b>{digits.join(" ")}</b> are number{" "}
        <b>{formatNumber(rankPermutation(permutation))}</b>
        {` of 0 to ${formatNumber(factorial(n) - 1)}. Here pieces count from 1, in the code from 0.`}
      </p>
    </div>
  );
}

/** The path of an arc between two columns: the farther apart, the higher. */
function arc(left: number, right: number, n: number): string {
  const span = right - left;
  const inset = 0.26 - (0.26 * span) / n;
  const top = 1 - 1.25 * (0.24 + (0.74 * (span - 1)) / Math.max(n - 2, 1));
  const round = (length: number) => Number(length.toFixed(3));
  const from = round(left + 0.5 + inset);
  const to = round(right + 0.5 - inset);
  const reach = round((to - from) * 0.12);
  return `M${from} 1C${round(from + reach)} ${round(top)} ${round(to - reach)} ${round(top)} ${to} 1`;
}
