import { useRef } from "preact/hooks";
import { depthColour, N_DEPTH_COLOURS } from "../../kit/distances/depth-colours.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import { useIsPresented } from "../../kit/widget/use-is-presented.ts";

interface Props {
  /** The positions at each distance so far. */
  found: readonly number[];
  published: readonly number[] | undefined;
  /** Whether nothing more will be found. */
  isWhole: boolean;
}

/** So many rows are seen at once by a class: more stand in further tables beside them. */
const MAX_PRESENTED_ROWS = 13;

/** A row for each distance: a bar, what the browser finds, and what is published. */
export function DistanceRows({ found, published, isWhole }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isPresented = useIsPresented(place);
  const rows = Math.max(found.length, published?.length ?? 0);
  if (rows === 0) {
    return (
      <div ref={place}>
        <p class="depth-rows-empty text-muted">Nothing has been searched yet.</p>
      </div>
    );
  }
  const most = Math.max(...found, ...(published ?? []));
  const farthest = rows - 1;
  const columns = isPresented ? Math.ceil(rows / MAX_PRESENTED_ROWS) : 1;
  const height = Math.ceil(rows / columns);
  const tables = Array.from({ length: columns }, (_, i) =>
    Array.from(
      { length: Math.min(height, rows - i * height) },
      (_, row) => i * height + row,
    ),
  );
  return (
    <div ref={place} class="depth-tables row-center">
      {tables.map((depths) => (
        <table key={depths[0]} class="depth-rows text-sm">
          <thead>
            <tr>
              <th scope="col">Moves</th>
              <td></td>
              <th scope="col">
                Found <span class="page-only">here</span>
              </th>
              {published && (
                <th scope="col">
                  <span class={unlessSame(isWhole)}>Published</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {depths.map((depth) => {
              const here = found[depth] ?? (isWhole ? 0 : undefined);
              const printed = published && (published[depth] ?? 0);
              const width = (100 * (here ?? printed ?? 0)) / most;
              return (
                <tr key={depth}>
                  <th scope="row">{depth}</th>
                  <td class="depth-bar">
                    <span
                      class="true-colours"
                      data-hollow={here === undefined || undefined}
                      style={{
                        width: `max(2px, ${width.toFixed(2)}%)`,
                        "--bar": depthColour(distanceColour(depth, farthest)),
                      }}
                    />
                  </td>
                  <td>{here === undefined ? "…" : formatNumber(here)}</td>
                  {printed !== undefined && (
                    <td>
                      <span class={unlessSame(here === printed)}>
                        {formatNumber(printed)}{" "}
                      </span>
                      <span class={here === printed ? "agrees" : "differs"}>
                        {here === undefined ? "\u2007" : here === printed ? "✓" : "≠"}
                      </span>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** A class is told by a mark that what is published is the same. */
const unlessSame = (isSame: boolean) => (isSame ? "page-only" : undefined);

/** Distances have fifteen colours: those of farther puzzles share them in turn. */
function distanceColour(depth: number, farthest: number): number {
  const last = N_DEPTH_COLOURS - 1;
  return farthest <= last ? depth : Math.round((depth * last) / farthest);
}
