import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { parseDigits } from "#kit/widget/parse-digits.ts";
import { NumberField, TypedField } from "#kit/widget/TypedField.tsx";
import {
  rankWithLibrary,
  FORCED_CORNER,
  freeTwists,
  isUnreachable,
  N_UNCONSTRAINED,
  N_REACHABLE,
  rankFreeTwists,
  type Twists,
} from "./twists-model.ts";
import { twistsStore } from "./twists-store.ts";

const { dispatch } = twistsStore;

/** The index of the twists, and how many of all combinations turns can reach. */
export function TwistNumbers({
  twists,
  isHidden,
}: {
  twists: Twists;
  /** Whether the index is still to be predicted. */
  isHidden: boolean;
}) {
  return (
    <>
      <Fields twists={twists} />
      <div hidden={isHidden}>
        <LibraryResult twists={twists} />
      </div>
      <p>
        Of 3⁷ = {formatNumber(N_UNCONSTRAINED)} ways to twist seven corners, 3⁶ ={" "}
        {formatNumber(N_REACHABLE)} remain.
      </p>
      <SumClasses twists={twists} />
    </>
  );
}

/** The result of the library's `rankOrientation`, or its error. */
function LibraryResult({ twists }: { twists: Twists }) {
  const answer = rankWithLibrary(twists);
  const isNumber = "index" in answer;
  return (
    <div class="twist-verdict space-between row" data-broken={!isNumber || undefined}>
      <p>
        <code>rankOrientation([{twists.join(", ")}], 3)</code>
        <br />
        <code class="twist-answer">
          {isNumber ? `→ ${formatNumber(answer.index)}` : `✗ ${answer.error}`}
        </code>
      </p>
    </div>
  );
}

/** The three classes of twists by the remainder of their sum; turns reach only one. */
function SumClasses({ twists }: { twists: Twists }) {
  const heap = sumOf(twists) % 3;
  return (
    <ul class="twist-thirds text-centre grid">
      {[0, 1, 2].map((rest) => (
        <li key={rest} data-now={rest === heap || undefined}>
          sum leaves {rest}: <b>{formatNumber(N_UNCONSTRAINED / 3)}</b>{" "}
          <span>{rest === 0 ? "turns reach them all" : "out of reach"}</span>
        </li>
      ))}
    </ul>
  );
}

function Fields({ twists }: { twists: Twists }) {
  return (
    <div class="typed-fields">
      <TypedField
        id="twist-digits"
        label="the six free twists, in base 3"
        text={freeTwists(twists).join("")}
        hint={`${FORCED_CORNER} digits, 0 to 2`}
        width={FORCED_CORNER}
        read={(typed) =>
          parseDigits(typed, Array(FORCED_CORNER).fill(3), (i) => `corner ${i + 1}`)
        }
        onValue={(free, options) =>
          dispatch({ type: "set-digits", digits: free }, options)
        }
      />
      <HiddenAnswer question="number" label="their number" room="wide">
        <NumberField
          id="twist-index"
          label="their number"
          value={rankFreeTwists(twists)}
          last={N_REACHABLE - 1}
          {...(isUnreachable(twists) && { text: "", hint: "this cube has none" })}
          onValue={(number, options) =>
            dispatch({ type: "set-number", number }, options)
          }
        />
      </HiddenAnswer>
    </div>
  );
}
