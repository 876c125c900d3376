import { useRef } from "preact/hooks";
import { CornerName } from "#kit/cube/CornerName.tsx";
import { type CycleStep, pathTwist } from "./cycle-path.ts";

interface Props {
  /** The path of the piece that arrives in each position. */
  journeys: readonly (readonly CycleStep[])[];
  lit: number;
  /** The position whose row is the Tab stop. */
  chosen: number;
  onHover: (position: number | undefined) => void;
  onChoose: (position: number) => void;
}

/** For each position, where its piece comes from and what each turn adds to its twist. */
export function CycleTable({ journeys, lit, chosen, onHover, onChoose }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const last = journeys.length - 1;

  function press(event: KeyboardEvent): void {
    const to = {
      ArrowUp: Math.max(chosen - 1, 0),
      ArrowDown: Math.min(chosen + 1, last),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    // The mouse may still be over the row that was chosen before.
    onHover(undefined);
    onChoose(to);
    body.current!.querySelectorAll<HTMLElement>("button")[to].focus();
  }

  return (
    <table class="cycle-table">
      <thead>
        <tr>
          <th scope="col">position</th>
          <th scope="col">comes from</th>
          <th scope="col">twist</th>
        </tr>
      </thead>
      <tbody
        ref={body}
        onKeyDown={press}
        onPointerMove={(event) => {
          if (event.pointerType === "mouse") onHover(rowUnder(event));
        }}
        onPointerLeave={() => onHover(undefined)}
      >
        {journeys.map((hops, position) => (
          <tr
            key={position}
            data-position={position}
            data-lit={position === lit || undefined}
            data-stays={isUntouched(hops) || undefined}
            onClick={() => onChoose(position)}
          >
            <th scope="row">
              <button
                type="button"
                tabIndex={position === chosen ? 0 : -1}
                aria-pressed={position === chosen}
              >
                <CornerName position={position} />
              </button>
            </th>
            <td>
              {isUntouched(hops)
                ? "stays"
                : hops.map(({ from }) => `← ${from + 1}`).join(" ")}
            </td>
            <td>{twistSumText(hops)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">all seven</th>
          <td />
          <td>{`sum ${journeys.reduce((sum, hops) => sum + pathTwist(hops), 0)}`}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Whether the turns of the face leave this position alone. */
function isUntouched([{ from, to }]: readonly CycleStep[]): boolean {
  return from === to;
}

/** "1+2 = 3 → 0", or only the twist if there is nothing to add. */
function twistSumText(hops: readonly CycleStep[]): string {
  const twists = hops.map(({ twist }) => twist);
  if (twists.length === 1 || isUntouched(hops)) return String(twists[0]);
  const sum = twists.reduce((total, twist) => total + twist);
  const plain = `${twists.join("+")} = ${sum}`;
  return sum < 3 ? plain : `${plain} → ${pathTwist(hops)}`;
}

function rowUnder(event: PointerEvent): number | undefined {
  const row = (event.target as Element).closest<HTMLElement>("[data-position]");
  return row ? Number(row.dataset["position"]) : undefined;
}
