import { binomial } from "#lib/indexing/binomial.ts";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { countPieces, type PascalTerm, pascalTerms } from "./combination-model.ts";

interface Props {
  taken: readonly boolean[];
  /** The position that the caption describes. */
  chosen: number;
}

/**
 * Pascal's triangle along the row of positions, with the row as a path: each piece
 * moves it to the next line. On narrow screens the styles swap the directions.
 */
export function PascalGrid({ taken, chosen }: Props) {
  const n = taken.length;
  const m = countPieces(taken);
  const shares = pascalTerms(taken);
  const lines = pathLines(taken);
  return (
    <>
      <span class="pascal-line text-sm text-muted pascal-corner" aria-hidden="true">
        k
      </span>
      {integersFrom(0, m).map((k) => (
        <span
          key={k}
          class="pascal-line text-sm text-muted"
          style={{ "--k": k }}
          aria-hidden="true"
        >
          {k}
        </span>
      ))}
      <PascalPath lines={lines} m={m} />
      {integersFrom(0, n).map((i) =>
        integersFrom(0, m).map((k) => (
          <span
            key={`${i}-${k}`}
            class="pascal-cell text-muted centred"
            style={{ "--i": i, "--k": k }}
            data-outside={k > i || undefined}
            data-path={lines[i] === k || undefined}
            data-used={isUsed(shares, i, k) || undefined}
            data-chosen={(i === chosen && isUsed(shares, i, k)) || undefined}
            data-end={(i === n && k === m) || undefined}
            aria-hidden="true"
          >
            <span>{binomial(i, k)}</span>
          </span>
        )),
      )}
    </>
  );
}

function isUsed(shares: readonly PascalTerm[], i: number, k: number): boolean {
  return shares.some(({ place, piece }) => place === i && piece === k);
}

/** The number of pieces before each position, and before the end of the row. */
function pathLines(taken: readonly boolean[]): number[] {
  const lines = [0];
  for (const isTaken of taken) lines.push(lines.at(-1)! + Number(isTaken));
  return lines;
}

function PascalPath({ lines, m }: { lines: readonly number[]; m: number }) {
  const points = lines.map((k, i) => [i + 0.5, k + 0.5]);
  return (
    <>
      <svg
        class="pascal-path w-full pascal-across"
        viewBox={`0 0 ${lines.length} ${m + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline points={points.join(" ")} />
      </svg>
      <svg
        class="pascal-path w-full pascal-down"
        viewBox={`0 0 ${m + 1} ${lines.length}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline points={points.map(([i, k]) => [k, i]).join(" ")} />
      </svg>
    </>
  );
}
