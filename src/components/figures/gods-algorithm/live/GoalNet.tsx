import { NET_CELLS } from "#kit/cube/net-cursor.ts";

/** A small net: grey for any colour, striped for several. */
export function GoalNet({ colours }: { colours: readonly string[] }) {
  return (
    <svg class="goal-net w-full" viewBox="0 0 8 6" aria-hidden="true">
      {colours.map((letters, facelet) => {
        const [row, column] = NET_CELLS[facelet];
        const stripes = letters === "" ? ["any"] : [...letters];
        return (
          <g key={facelet} transform={`translate(${column - 1} ${row - 1})`}>
            {stripes.map((letter, i) => (
              <rect
                key={i}
                class={`sticker-${letter}`}
                x={0.06 + (0.88 * i) / stripes.length}
                y="0.06"
                width={0.88 / stripes.length}
                height="0.88"
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
