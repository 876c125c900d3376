import { factorial, fromFactoradic } from "#lib/indexing/factoradic.ts";
import { HiddenAnswer } from "../predict/HiddenAnswer.tsx";
import { formatNumber } from "../text/format-number.ts";
import { ordinalWord } from "../text/number-word.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";

interface Props {
  digits: readonly number[];
}

/** Below the digits of an order: what the columns are worth, and what they add up to. */
export function DigitSum({ digits }: Props) {
  return (
    <>
      <Places n={digits.length} />
      <Products digits={digits} />
    </>
  );
}

/** The value of each column. */
function Places({ n }: { n: number }) {
  return (
    <div class="permutation-places text-xs text-muted" {...UNTRANSLATED}>
      {Array.from({ length: n }, (_, at) => {
        const place = n - 1 - at;
        return (
          <span key={at}>
            <span class="long-form">× {formatNumber(factorial(place))}</span>
            <span class="short-form">× {place}!</span>
          </span>
        );
      })}
    </div>
  );
}

/** What each column adds to the rank. */
function Products({ digits }: Props) {
  const n = digits.length;
  return (
    <p class="permutation-products text-centre text-sm grid">
      {digits.map((digit, at) => {
        const place = n - 1 - at;
        return (
          <span key={at}>
            <HiddenAnswer
              question={`digit-${at}`}
              label={`what the ${ordinalWord(at + 1)} digit adds`}
              room="tight"
              isRepeat
            >
              <b class={`place-${place}`}>{formatNumber(digit * factorial(place))}</b>
            </HiddenAnswer>
            {at < n - 1 ? (
              <i> + </i>
            ) : (
              <span class="permutation-total nowrap">
                {" = "}
                <HiddenAnswer question="number" label="the sum" room="tight" isRepeat>
                  <b>{formatNumber(fromFactoradic(digits))}</b>
                </HiddenAnswer>
              </span>
            )}
          </span>
        );
      })}
    </p>
  );
}
