import { formatOrder } from "#kit/cards/order-text.ts";
import { depthColour, depthInk } from "#kit/distances/depth-colours.ts";
import { useRoving } from "#kit/widget/use-roving.ts";
import {
  LAST_RING,
  SWAPS_FROM,
  permutationAt,
  RING_OF,
  shortestSwapPath,
} from "./permutation-rings.ts";
import { ringPoint, ringRadius, swapLine } from "./ring-layout.ts";

interface Props {
  /** The indices on the filled rings, from the middle outwards. */
  shown: readonly number[];
  /** The outermost filled ring. */
  ring: number;
  selected: number;
  /** The permutation whose path is highlighted. */
  displayed: number;
  /** The permutation pointed at or focused; undefined for none. */
  onPoint(index: number | undefined): void;
  onSelect(index: number): void;
}

/** The permutations on their rings. Lines stretch with the box; the labels do not. */
export function SwapDrawing(props: Props) {
  const { shown, ring, selected, displayed, onPoint, onSelect } = props;
  const { row, item } = useRoving(shown.length, shown.indexOf(selected));
  return (
    <div class="swap-field">
      <svg viewBox="-1 -1 2 2" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: LAST_RING }, (_, i) => (
          <circle
            key={i}
            class="swap-ring"
            data-filled={i < ring || undefined}
            r={ringRadius(i + 1).toFixed(3)}
          />
        ))}
        <path class="swap-lines" d={swapsBetween(shown)} />
        <path class="swap-way" d={pathLine(shortestSwapPath(displayed))} />
      </svg>
      <div
        class="swap-labels"
        role="toolbar"
        aria-label="Permutations, ring by ring"
        onPointerLeave={() => onPoint(undefined)}
        {...row}
      >
        {shown.map((index, i) => {
          const { onFocus, ...roving } = item(i);
          const depth = RING_OF[index];
          const [x, y] = ringPoint(index);
          return (
            <button
              key={index}
              type="button"
              class="swap-label semibold true-colours"
              style={`left: ${percent(x)}; top: ${percent(y)}; background: ${depthColour(depth)}; color: ${depthInk(depth)}`}
              aria-label={`${formatOrder(permutationAt(index))}, distance ${depth}`}
              aria-pressed={index === selected}
              onPointerEnter={({ pointerType }) =>
                pointerType === "mouse" && onPoint(index)
              }
              onClick={() => onSelect(index)}
              {...roving}
              onFocus={() => {
                onFocus();
                onPoint(index);
              }}
              onBlur={() => onPoint(undefined)}
            >
              {formatOrder(permutationAt(index))}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const percent = (share: number) => `${(50 + 50 * share).toFixed(2)}%`;

const line = (inner: number, outer: number) =>
  `M${swapLine(inner, outer)
    .map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)
    .join("L")}`;

function swapsBetween(shown: readonly number[]): string {
  return shown
    .flatMap((inner) =>
      SWAPS_FROM[inner]
        .filter((outer) => RING_OF[outer] > RING_OF[inner] && shown.includes(outer))
        .map((outer) => line(inner, outer)),
    )
    .join("");
}

const pathLine = (path: readonly number[]) =>
  path
    .slice(1)
    .map((outer, i) => line(path[i], outer))
    .join("");
