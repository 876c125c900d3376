import { factorial } from "#lib/indexing/factoradic.ts";
import { OrderField } from "#kit/cards/OrderField.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { CONVENTIONS, diagnoseAnswer, matchingConventions } from "./conventions.ts";
import { sixNumbersStore } from "./six-numbers-model.ts";
import "./six-numbers.css";

const { dispatch } = sixNumbersStore;

/** A permutation's numbers by six conventions, and the one that a reader has used. */
export function SixNumbers() {
  const { permutation, answer } = useWidget(sixNumbersStore);
  const n = permutation.length;
  const given = answer === undefined ? [] : matchingConventions(permutation, answer);
  const order = (next: readonly number[], options?: { amend: boolean }) =>
    dispatch({ type: "order", permutation: next }, options);
  return (
    <Figure
      id="six-numbers"
      title="One permutation, six numbers"
      lead="Compare the indices of one permutation by six rules."
      store={sixNumbersStore}
      controls={
        <Button onClick={() => order(permutation.toReversed())}>Backwards</Button>
      }
      captionRoom={[4, 4, 7]}
      caption={
        answer === undefined ? (
          <>
            All six are right: each gives every permutation an index of its own, without
            gaps. Only the first two sort permutations like a dictionary. The last digit
            of the first row is always 0 and is often left out.
          </>
        ) : (
          diagnoseAnswer(permutation, answer)
        )
      }
    >
      <div class="six-numbers-fields typed-fields">
        <OrderField
          id="six-numbers-order"
          label="The permutation"
          permutation={permutation}
          hint="Any permutation"
          onOrder={order}
        />
        <TypedField
          id="six-numbers-answer"
          label="Your index for it"
          text={answer === undefined ? "" : String(answer)}
          subject={permutation}
          hint="Work it out by hand"
          width={6}
          read={(typed) => parseWholeNumber(typed, factorial(n))}
          onValue={(value, options) =>
            dispatch({ type: "answer", answer: value }, options)
          }
        />
      </div>
      <div
        class="six-numbers-table"
        role="region"
        aria-labelledby="six-numbers-title"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">what is counted</th>
              <th scope="col">digits</th>
              <th scope="col">number</th>
              <th scope="col">used by</th>
            </tr>
          </thead>
          <tbody>
            {CONVENTIONS.map(({ name, rule, usedBy, digits, number }, i) => (
              <tr key={name} data-given={given.includes(i) || undefined}>
                <th scope="row">
                  <b>{name}</b> <span class="text-muted">{rule}</span>
                </th>
                <td class="six-numbers-digits">{digits(permutation).join(" ")}</td>
                <td>
                  <b>{formatNumber(number(permutation))}</b>
                  {given.includes(i) && <span class="six-numbers-yours"> yours</span>}
                </td>
                <td class="text-muted">{usedBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
}
