import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import type { Puzzle } from "#lib/any-puzzle/puzzle.ts";

/** A state of any puzzle: the pieces of each orbit in their positions, and their twists. */
export function OrbitRows({ puzzle, state }: { puzzle: Puzzle; state: PuzzleState }) {
  return (
    <div class="orbit-rows">
      {Object.entries(puzzle.definition.orbits).map(([name, { twists = 1 }]) => {
        const { permutation, orientation } = state[name];
        const { permutation: solved } = puzzle.solved[name];
        const says = permutation.map((piece, at) =>
          orientation[at] > 0 ? `${piece} twisted by ${orientation[at]}` : `${piece}`,
        );
        return (
          <div
            key={name}
            class="orbit-row"
            role="img"
            aria-label={`${name}: ${says.join(", ")}`}
          >
            <span class="orbit-name text-muted text-sm">{name}</span>
            {permutation.map((piece, at) => (
              <span
                key={at}
                class="orbit-piece"
                data-moved={piece !== solved[at] || orientation[at] > 0 || undefined}
              >
                {piece}
                {twists > 1 && orientation[at] > 0 && (
                  <span class="orbit-twist">+{orientation[at]}</span>
                )}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
