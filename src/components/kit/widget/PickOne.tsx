import { useRoving } from "./use-roving.ts";
import "./turn-buttons.css";
import "./pick-one.css";

interface Props {
  /** What is chosen here, for screen readers. */
  label: string;
  names: readonly string[];
  chosen: number;
  onPick: (i: number) => void;
}

/** One of a few, as joined buttons: one Tab stop, arrows go along. */
export function PickOne({ label, names, chosen, onPick }: Props) {
  const { row, item } = useRoving(names.length, chosen);
  return (
    <div class="turn-buttons pick-one" role="toolbar" aria-label={label} {...row}>
      <div>
        {names.map((name, i) => (
          <button
            key={i}
            type="button"
            class="button"
            aria-pressed={i === chosen}
            onClick={() => onPick(i)}
            {...item(i)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
