import { depthColour, N_DEPTH_COLOURS } from "../../kit/distances/depth-colours.ts";
import { formatNumber } from "../../kit/text/format-number.ts";

interface Props {
  /** The positions at each distance so far. */
  found: readonly number[];
  published: readonly number[] | undefined;
  /** Whether nothing more will be found. */
  isWhole: boolean;
}

/** A row for each distance: a bar, what the browser finds, and what is published. */
export function DepthRows({ found, published, isWhole }: Props) {
  const rows = Math.max(found.length, published?.length ?? 0);
  if (rows === 0) {
    return <p class="depth-rows-empty soft">Nothing has been searched yet.</p>;
  }
  const most = Math.max(...found, ...(published ?? []));
  const farthest = rows - 1;
  return (
    <table class="depth-rows small">
      <thead>
        <tr>
          <th scope="col">Moves</th>
          <td></td>
          <th scope="col">Found here</th>
          {published && <th scope="col">Published</th>}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, depth) => {
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
                    "--bar": depthColour(colourOf(depth, farthest)),
                  }}
                />
              </td>
              <td>{here === undefined ? "…" : formatNumber(here)}</td>
              {printed !== undefined && (
                <td>
                  {formatNumber(printed)}{" "}
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
  );
}

/** Distances have fifteen colours: those of farther puzzles share them in turn. */
function colourOf(depth: number, farthest: number): number {
  const last = N_DEPTH_COLOURS - 1;
  return farthest <= last ? depth : Math.round((depth * last) / farthest);
}
