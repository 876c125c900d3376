import { useRef } from "preact/hooks";
import { OrderField } from "#kit/cards/OrderField.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { useStartWhenPresented } from "#kit/widget/use-start-when-presented.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  formatCost,
  rankingMethodsStore,
  type RankingMethodsState,
} from "./ranking-methods-model.ts";
import { type RankingMethod, RANKING_METHODS } from "./ranking-methods.ts";
import "./ranking-methods.css";

const { dispatch } = rankingMethodsStore;

/** Three ranking algorithms step by step, with their operations counted. */
export function RankingMethods() {
  const state = useWidget(rankingMethodsStore);
  const { permutation, step } = state;
  const n = permutation.length;
  const inside = useRef<HTMLDivElement>(null);
  const go = (by: 1 | -1) => dispatch({ type: "step", step: step + by });
  const next = step < n ? () => go(1) : undefined;
  const back = step > 0 ? () => go(-1) : undefined;
  usePresentedSteps({ inside, next, back });
  useStartWhenPresented(inside, rankingMethodsStore, () =>
    dispatch({ type: "step", step: 0 }),
  );
  return (
    <Figure
      id="ways-to-rank"
      title="Three ways to rank"
      lead="Compare what the three ways do at the same card."
      store={rankingMethodsStore}
      captionRoom={[3, 4, 6]}
      caption={
        <>
          For {n} cards:{" "}
          {RANKING_METHODS.map((method) =>
            formatCost(method, { permutation, step: n }),
          ).join(", ")}
          . Twice as many cards take about four times as many comparisons, but only
          twice as many of the others. A count of bits is one operation as long as the
          cards fit in one machine word.
        </>
      }
    >
      <div class="controls">
        <OrderField
          id="ways-to-rank-order"
          label="The permutation"
          permutation={permutation}
          hint="Any permutation of your own"
          onOrder={(value, options) =>
            dispatch({ type: "order", permutation: value }, options)
          }
        />
        <div class="buttons">
          <Button idle={!back} onClick={back}>
            ◁ Back
          </Button>
          <Button idle={!next} onClick={next}>
            Next card ▷
          </Button>
        </div>
      </div>
      <div class="ways grid" ref={inside}>
        {RANKING_METHODS.map((method) => (
          <RankingMethodPanel key={method.name} method={method} state={state} />
        ))}
      </div>
    </Figure>
  );
}

function RankingMethodPanel({
  method,
  state,
}: {
  method: RankingMethod;
  state: RankingMethodsState;
}) {
  const { permutation, step } = state;
  const { cells, digits } = method.stateAfter(permutation, step);
  const isDone = step === permutation.length;
  return (
    <section class="way" aria-label={method.name}>
      <p>
        <b>{method.name}</b> <span class="text-muted text-sm">{method.summary}</span>
      </p>
      <ol class="way-cells">
        {cells.map(({ text, bitOfCard, mark }, i) => (
          <li key={i} data-mark={mark}>
            {text}
            {bitOfCard && <small>{bitOfCard}</small>}
          </li>
        ))}
      </ol>
      <p class="way-digits">
        digits <b>{digits.join(" ") || "–"}</b>
      </p>
      <p>
        <b>{formatCost(method, state)}</b>
        {isDone && `, number ${formatNumber(method.number(permutation))}`}
      </p>
    </section>
  );
}
