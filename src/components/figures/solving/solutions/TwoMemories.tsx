import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import type { AllSolutions } from "./all-solutions.ts";
import { GraphView } from "./GraphView.tsx";
import "./two-memories.css";

/** Ten or twelve values fit into four bits; three into two. */
const HALF_A_BYTE = N_STATES / 2;
const QUARTER_OF_A_BYTE = N_STATES / 4;

/**
 * The solutions found from one stored move per state, compared with those from distances.
 * Rendered at build only.
 */
export function TwoMemories({ one, all }: { one: AllSolutions; all: AllSolutions }) {
  return (
    <FigureFrame
      id="fig-memories"
      title="Two ways to store solutions"
      lead="Compare the solutions that each table gives."
      caption={
        <>
          The cube here has pieces 1 and 2 swapped. The stored moves give{" "}
          <b>one solution</b>, {one.solutions[0].map(moveLabel).join(" ")}. The
          distances give <b>{`all ${numberWord(all.solutions.length)}`}</b>, in no more
          memory.
        </>
      }
    >
      <div class="two-memories grid">
        <section>
          <p class="memory-of">The move that first led there</p>
          <GraphView result={one} />
          <p>
            One of nine moves, or none, takes half a byte:{" "}
            <span>{formatNumber(HALF_A_BYTE)} bytes in all</span>
          </p>
        </section>
        <section>
          <p class="memory-of">The distance</p>
          <GraphView result={all} />
          <p>
            A distance takes half a byte, or its remainder modulo three a quarter:{" "}
            <span>{formatNumber(QUARTER_OF_A_BYTE)} bytes in all</span>
          </p>
        </section>
      </div>
    </FigureFrame>
  );
}
