import { N_PIECES } from "#lib/puzzle/state.ts";
import { Paper } from "#kit/paper/Paper.tsx";
import { CUT_OUT_WIDTH } from "./CutOut.tsx";

/** In millimetres, of a page without its margins. */
const HEIGHT = 254;

/** From 0, as arrays count, to 7, as the pages do. */
const N_CARDS = N_PIECES + 1;

interface Props {
  id: string;
  /** With two, each is half of the page, on its side. */
  perPage: 1 | 2;
}

/** Cards to be seen from the last row. They are printed only when asked for. */
export function LargeCards({ id, perPage }: Props) {
  const height = HEIGHT / perPage;
  return (
    <div class="large-cards screen-only" id={id}>
      {Array.from({ length: N_CARDS / perPage }, (_, page) => {
        const cards = Array.from({ length: perPage }, (_, i) => page * perPage + i);
        const label = `Large cards: ${cards.join(" and ")}`;
        return (
          <Paper key={page} size="any" label={label}>
            <svg
              class="cut-out true-colours"
              viewBox={`0 0 ${CUT_OUT_WIDTH} ${HEIGHT}`}
              style={{ "--height": HEIGHT }}
              role="img"
              aria-label={label}
            >
              {cards.map((card, i) => (
                <text
                  key={card}
                  transform={`translate(${CUT_OUT_WIDTH / 2} ${(i + 0.5) * height}) rotate(${perPage === 2 ? 90 : 0})`}
                  dy="0.36em"
                  font-size={perPage === 2 ? 170 : 230}
                >
                  {card}
                </text>
              ))}
              {perPage === 2 && <path d={`M-15 ${height}h210`} />}
            </svg>
          </Paper>
        );
      })}
    </div>
  );
}
