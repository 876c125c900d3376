import { CROSS, EQUALS, RING, STAR } from "./tree-paths.ts";

const BRANCH = "m-9 -6l18 12";

/** The signs in the drawing: class, path around the centre, and meaning. */
const LEGEND: readonly (readonly [look: string, path: string, meaning: string])[] = [
  ["tree-current", BRANCH, "where the search is"],
  ["tree-kept", BRANCH, "kept, later taken back"],
  ["tree-dense", "m-7 -5h14v10h-14z", "too many to draw one by one"],
  ["tree-mark", CROSS, "cut: too far by the table"],
  ["tree-same-face", EQUALS, "left out: the same face again"],
  ["tree-in-vain", RING, "last turn, not solved"],
  ["tree-solved", STAR, "solved"],
];

/** @param signs  the classes of the signs to explain; all of them by default */
export function TreeLegend({ signs }: { signs?: readonly string[] }) {
  return (
    <ul class="search-legend row text-sm text-muted">
      {LEGEND.filter(([look]) => signs?.includes(look) ?? true).map(
        ([className, path, meaning]) => (
          <li key={className} class="row">
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <path class={className} d={`M0 0${path}`} />
            </svg>
            {meaning}
          </li>
        ),
      )}
    </ul>
  );
}
