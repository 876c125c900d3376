import { Arcs } from "#kit/cards/Arcs.tsx";
import { countWord } from "#kit/text/number-word.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import { UNTRANSLATED } from "#kit/translation/untranslated.ts";
import { countInversions } from "../encoders/even-permutation.ts";
import { swapSteps, type SwapStep } from "./swap-steps.ts";
import "../../../kit/cards/cards.css";
import "./swap-steps.css";

/** A swap of two distant cards as swaps of neighbours, with the arcs after each; rendered at build time. */
export function SwapSteps() {
  const steps = swapSteps([2, 3, 0, 1], 0, 3);
  return (
    <FigureFrame
      id="swap-steps"
      title="Each swap of neighbours changes the arcs by one"
      lead="Count the arcs after each swap: 3 and 2 trade places."
      caption={
        <>
          Card 3 moves right until it is past card 2: three swaps. Card 2 moves left to
          where card 3 was: two more. The way back is always <b>one swap shorter</b>, so
          the total is odd, here five. The number of arcs changes from even to odd or
          back with each of them.
        </>
      }
    >
      <ol class="swap-steps">
        {steps.map((step, i) => (
          <Step key={i} step={step} />
        ))}
      </ol>
    </FigureFrame>
  );
}

function Step({ step: { permutation, swapped } }: { step: SwapStep }) {
  const arcs = countInversions(permutation);
  const isOdd = arcs % 2 === 1;
  return (
    <li>
      <Arcs permutation={permutation} column={-1} />
      <p class="swap-cards" {...UNTRANSLATED}>
        {permutation.map((piece, at) => (
          <b key={piece} data-swapped={swapped?.includes(at) || undefined}>
            {piece + 1}
          </b>
        ))}
      </p>
      <p class="text-sm" data-odd={isOdd || undefined}>
        {countWord(arcs, "arc")}, <b>{isOdd ? "odd" : "even"}</b>
      </p>
    </li>
  );
}
