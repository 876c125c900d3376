import { HTM_MOVES } from "../../lib/puzzle/moves.ts";
import { N_PERMUTATIONS } from "../../lib/puzzle/coordinates.ts";
import { depthColour } from "../depth/depth-colours.ts";
import { formatNumber } from "../text/format-number.ts";
import { PickOne } from "../turns/PickOne.tsx";
import { Figure } from "../widget/Figure.tsx";
import { useWidget } from "../widget/use-widget.ts";
import { BitGrid, type Layer } from "./BitGrid.tsx";
import type { GridExamples, Work } from "./examples.ts";
import { fillingStore, LAST_DEPTH } from "./filling-model.ts";
import { N_BITS } from "./twist-bits.ts";

const { dispatch } = fillingStore;

/** The bits of one order, set depth by depth; and what the whole search does meanwhile. */
export function Filling({
  examples: { fillings, work },
}: {
  examples: Pick<GridExamples, "fillings" | "work">;
}) {
  const { example, depth } = useWidget(fillingStore);
  const { name, permutation, distances } = fillings[example];
  const layers = Array.from({ length: depth + 1 }, (_, distance): Layer => {
    const letter = String.fromCharCode(97 + distance);
    return {
      name: distance === depth ? "new" : `depth-${distance}`,
      squares: Array.from(distances, (one, square) =>
        one === letter ? square : -1,
      ).filter((square) => square >= 0),
      size: distance === depth ? 0.95 : 0.5,
      fill: depthColour(distance),
    };
  });
  const isNew = layers[depth].squares.length;
  const known = layers.reduce((sum, { squares }) => sum + squares.length, 0);

  return (
    <Figure
      id="fig-filling"
      title="The bits of one order, filling up"
      store={fillingStore}
      caption={
        <span class="bit-caption">
          {`Order ${formatNumber(permutation)}, ${name}, at depth ${depth}: ${formatNumber(isNew)} of its ${formatNumber(N_BITS)} bits are new (large squares); ${formatNumber(known)} are set. `}
          {skippedWords(work, depth)}
        </span>
      }
    >
      <div class="bit-choices needs-js">
        <PickOne
          label="Order of the pieces"
          names={fillings.map((one) => one.name)}
          chosen={example}
          onPick={(one) => dispatch({ type: "example", example: one })}
        />
        <label class="bit-depth">
          {`depth ${depth}`}
          <input
            type="range"
            min={0}
            max={LAST_DEPTH}
            value={depth}
            autoComplete="off"
            onInput={({ currentTarget }) =>
              dispatch(
                { type: "depth", depth: Number(currentTarget.value) },
                { amend: true },
              )
            }
          />
        </label>
      </div>
      <div class="bit-view">
        <div class="bit-board">
          <BitGrid layers={layers} />
        </div>
        <div class="bit-told">
          <WorkTable work={work} depth={depth} />
        </div>
      </div>
    </Figure>
  );
}

const all = N_PERMUTATIONS * HTM_MOVES.length;

function skippedWords(work: readonly Work[], depth: number): string {
  if (depth === 0)
    return "The search begins with a single bit, that of the solved cube.";
  const { pulls } = work[depth];
  if (pulls === all) {
    return `In the whole search in HTM all ${formatNumber(all)} sets are brought back for this depth: now every order has something to find, and neighbours that know it.`;
  }
  const share = Math.round((100 * (all - pulls)) / all);
  return `In the whole search in HTM this depth takes ${formatNumber(pulls)} sets to be brought back, of ${formatNumber(all)}: ${share} % are skipped.`;
}

function WorkTable({ work, depth }: { work: readonly Work[]; depth: number }) {
  return (
    <table class="bit-work">
      <caption>{`All ${formatNumber(N_PERMUTATIONS)} orders, in HTM`}</caption>
      <thead>
        <tr>
          <th scope="col">depth</th>
          <th scope="col">with new bits</th>
          <th scope="col">full</th>
          <th scope="col">brought back</th>
        </tr>
      </thead>
      <tbody>
        {work.map(({ live, full, pulls }, i) => (
          <tr key={i} aria-current={i === depth ? "true" : undefined}>
            <th scope="row">{i}</th>
            <td>{formatNumber(live)}</td>
            <td>{formatNumber(full)}</td>
            <td>{formatNumber(pulls)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
