import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { MIN_CARDS, parseOrder, formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { trustedMarkup } from "#kit/text/trusted-markup.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { mutantHuntStore, huntOutcome } from "./mutant-hunt-model.ts";
import { mutantLetter, MUTANTS } from "./mutants.ts";
import "./mutant-hunt.css";

const { dispatch } = mutantHuntStore;

interface Props {
  /** The highlighted code of each program, with the wrong parts marked. */
  programs: readonly string[];
}

/** A hunt for permutations that expose broken ranking programs. */
export function MutantHunt({ programs }: Props) {
  const hunt = useWidget(mutantHuntStore);
  const { mutant, order = [], solved } = hunt;
  const { verdict, says } = huntOutcome(hunt);
  const letter = mutantLetter(mutant);
  const digits = lehmerCode(order);
  return (
    <Figure
      id="mutant-hunt"
      title="Mutant hunt"
      lead="Read the program first: which of its lines is wrong?"
      store={mutantHuntStore}
      captionRoom={[7, 9, 14]}
      caption={<span data-verdict={verdict}>{says}</span>}
    >
      <Choice
        label="Program"
        options={MUTANTS.map((_, i) => i)}
        value={mutant}
        onChoose={(mutant) => dispatch({ type: "mutant", mutant })}
        show={(i) => (
          <>
            {mutantLetter(i)}
            <span class="mutant-solved">{solved.includes(i) && "✓"}</span>
          </>
        )}
        button={(i) => ({
          "aria-label": `Program ${mutantLetter(i)}${solved.includes(i) ? ", solved" : ""}`,
        })}
      />
      <div
        class="mutant-code"
        data-caught={verdict === "caught" || undefined}
        // Safe: highlighted at build from files of this project.
        dangerouslySetInnerHTML={{ __html: trustedMarkup(programs[mutant]) }}
      />
      <div class="mutant-fields controls needs-js">
        <TypedField
          id="mutant-order"
          label="Try a permutation"
          text={order.length === 0 ? "" : formatOrder(order)}
          subject={mutant}
          hint="2 to 8 pieces, such as 2 3 1"
          width={12}
          read={(typed) => parseOrder(typed, MIN_CARDS, "piece")}
          onValue={(value, options) =>
            dispatch({ type: "order", order: value }, options)
          }
        />
        <Button onClick={() => dispatch({ type: "say", said: "right" })}>
          {letter} is right
        </Button>
        <Button onClick={() => dispatch({ type: "say", said: "stuck" })}>
          Show me one
        </Button>
      </div>
      <dl class="mutant-numbers">
        {[
          ["digits", digits.join(" ")],
          ["index", order.length > 0 && formatNumber(rankPermutation(order))],
          [
            `${letter} says`,
            order.length > 0 && formatNumber(MUTANTS[mutant].numberOf(order)),
          ],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
