import { capitalised } from "#kit/text/capitalised.ts";
import { countWord } from "#kit/text/number-word.ts";

/** The most faults listed; repairing one often repairs others. */
const MAX_FAULTS = 4;

interface Props {
  faults: readonly { readonly kind: string; readonly message: string }[];
  selected: number;
  onSelect(fault: number): void;
}

/** What is wrong with a net; a press marks the facelets concerned. */
export function FaultList({ faults, selected, onSelect }: Props) {
  const visible = faults.slice(0, MAX_FAULTS);
  const nHidden = faults.length - visible.length;
  return (
    <>
      <ul class="verdict-faults grid">
        {visible.map(({ kind, message }, i) => (
          <li key={i}>
            <button
              type="button"
              class="verdict-fault w-full framed"
              data-kind={kind}
              aria-pressed={i === selected}
              onClick={() => onSelect(i)}
            >
              {capitalised(message)}.
            </button>
          </li>
        ))}
      </ul>
      {nHidden > 0 && (
        <p class="verdict-rest">{`And ${countWord(nHidden, "other fault")}.`}</p>
      )}
    </>
  );
}
