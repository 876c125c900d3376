import { Disclosure } from "./Disclosure.tsx";

interface Props {
  hints: readonly string[];
  /** The number of hints before these. */
  before?: number;
  /** Called when a hint is opened, with its number from 1. */
  onOpen(number: number): void;
}

/** Each hint contains the next one, so that they can only be opened in order. */
export function PracticeHints({ hints, before = 0, onOpen }: Props) {
  const [hint, ...more] = hints;
  const number = before + 1;
  return (
    <Disclosure
      class="hint"
      summary={`Hint ${number} of ${before + hints.length}`}
      onOpen={() => onOpen(number)}
    >
      <p>{hint}</p>
      {more.length > 0 && (
        <PracticeHints hints={more} before={number} onOpen={onOpen} />
      )}
    </Disclosure>
  );
}
