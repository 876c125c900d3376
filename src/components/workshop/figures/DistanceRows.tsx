import { useRef } from "preact/hooks";
import { depthColour, N_DEPTH_COLOURS } from "#kit/distances/depth-colours.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { useIsPresented } from "#kit/widget/use-is-presented.ts";

interface Props {
  /** The states at each distance so far. */
  counts: readonly number[];
  published: readonly number[] | undefined;
  isComplete: boolean;
}

/** Rows that a class can see at once; the rest go into further tables. */
const MAX_PRESENTED_ROWS = 13;

/** A row for each distance: a bar, the count found here, and the published one. */
export function DistanceRows({ counts, published, isComplete }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const isPresented = useIsPresented(container);
  const rows = Math.max(counts.length, published?.length ?? 0);
  if (rows === 0) {
    return (
      <div ref={container}>
        <p class="depth-rows-empty text-muted">Nothing has been searched yet.</p>
      </div>
    );
  }
  const maxCount = Math.max(...counts, ...(published ?? []));
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
    <div ref={container} class="depth-tables row-center">
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
                  <span class={unlessSame(isComplete)}>Published</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {depths.map((depth) => {
              const count = counts[depth] ?? (isComplete ? 0 : undefined);
              const publishedCount = published && (published[depth] ?? 0);
              const width = (100 * (count ?? publishedCount ?? 0)) / maxCount;
              return (
                <tr key={depth}>
                  <th scope="row">{depth}</th>
                  <td class="depth-bar">
                    <span
                      class="true-colours"
                      data-hollow={count === undefined || undefined}
                      style={{
                        width: `max(2px, ${width.toFixed(2)}%)`,
                        "--bar": depthColour(distanceColour(depth, farthest)),
                      }}
                    />
                  </td>
                  <td>{count === undefined ? "…" : formatNumber(count)}</td>
                  {publishedCount !== undefined && (
                    <td>
                      <span class={unlessSame(count === publishedCount)}>
                        {formatNumber(publishedCount)}{" "}
                      </span>
                      <span class={count === publishedCount ? "agrees" : "differs"}>
                        {count === undefined
                          ? "\u2007"
                          : count === publishedCount
                            ? "✓"
                            : "≠"}
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

/** While presenting, a check mark replaces equal published values. */
const unlessSame = (isSame: boolean) => (isSame ? "page-only" : undefined);

/** There are fifteen colours; larger distances share them. */
function distanceColour(depth: number, farthest: number): number {
  const last = N_DEPTH_COLOURS - 1;
  return farthest <= last ? depth : Math.round((depth * last) / farthest);
}
