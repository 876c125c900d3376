import { findGalleryEntry } from "../gallery-puzzle.ts";
import { sourceToCycles, formatCycles } from "./cycles.ts";

/** What a puzzle of the gallery is, and what its moves do to each orbit. */
export function PuzzleMoves({ slug }: { slug: string }) {
  const { about, definition } = findGalleryEntry(slug);
  return (
    <div class="forced-moves">
      <p class="forced-about">{about}</p>
      <dl class="forced-listed">
        {Object.entries(definition.moves).map(([name, parts]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {Object.entries(parts)
                .map(([orbit, { source, twist = [] }]) => {
                  const cycles = sourceToCycles(source);
                  const twisted = twist.flatMap((by, at) => (by > 0 ? [at] : []));
                  return [
                    ...(cycles.length > 0 ? [`${orbit} ${formatCycles(cycles)}`] : []),
                    ...(twisted.length > 0
                      ? [`twists ${orbit} ${twisted.join(" ")}`]
                      : []),
                  ].join(", ");
                })
                .filter((words) => words !== "")
                .join("; ")}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
