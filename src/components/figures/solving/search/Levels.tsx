import { HTM_MOVES } from "../../../../lib/puzzle/moves.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { depthColour, depthInk } from "../../../kit/distances/depth-colours.ts";
import type { Entry, SearchLevel } from "./search-log.ts";
import { SIGNS } from "./search-signs.ts";

interface Props {
  levels: readonly SearchLevel[];
  /** The number of rows to reserve. */
  rows: number;
}

/** The active levels of the recursion: one row each, with the moves examined so far. */
export function Levels({ levels, rows }: Props) {
  return (
    <div class="search-levels" style={`--rows: ${rows}`}>
      <table>
        <caption class="visually-hidden">
          The levels of the recursion that are open, each with the moves it has looked
          at and what is known of the cube after them
        </caption>
        <thead>
          <tr>
            <th scope="col">turns left</th>
            {HTM_MOVES.map((move) => (
              <th key={move} scope="col">
                {nameMove(move)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ left, looks }, depth) => (
            <tr key={depth}>
              <th scope="row">{String(left)}</th>
              {HTM_MOVES.map((move) => (
                <Cell
                  key={move}
                  entry={looks.find((look) => look.move === move)}
                  isLast={looks.at(-1)?.move === move}
                  isNow={depth === levels.length - 1}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  entry?: Entry;
  /** Whether it is the last move of the deepest row. */
  isLast: boolean;
  isNow: boolean;
}

function Cell({ entry, isLast, isNow }: CellProps) {
  if (entry === undefined) return <td />;
  const { outcome, bound } = entry;
  const { mark, spoken } = SIGNS[outcome];
  const isPath = isLast && (outcome === "made" || outcome === "solved");
  return (
    <td
      data-outcome={outcome}
      data-path={isPath || undefined}
      data-latest={(isLast && isNow) || undefined}
      style={`--depth: ${depthColour(bound)}; --ink-on-depth: ${depthInk(bound)}`}
    >
      <span class="search-bound">{String(bound)}</span>
      <span class="search-mark smaller" aria-hidden="true">
        {mark}
      </span>
      <span class="visually-hidden">{spoken}</span>
    </td>
  );
}
