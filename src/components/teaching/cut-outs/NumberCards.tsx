import { N_PIECES } from "#lib/puzzle/state.ts";
import { CutOut } from "./CutOut.tsx";

const [ACROSS, CARD_WIDTH, CARD_HEIGHT] = [4, 44, 59];
const ROWS = 4;

/** The cards 1 to 7, as the chapters write orders, and 0 to 6, as arrays count them. */
const DECKS = [1, 0].map((least) =>
  Array.from({ length: N_PIECES }, (_, i) => least + i),
);

export function NumberCards() {
  return (
    <CutOut
      id="cards"
      title="Cards"
      use="Two decks: 1 to 7, as the pages write permutations, and 0 to 6, as arrays do. The small print says which deck a card belongs to."
      height={ROWS * CARD_HEIGHT}
    >
      {DECKS.flatMap((cards, deck) =>
        cards.map((card, i) => {
          const x = 2 + CARD_WIDTH * (i % ACROSS);
          const y = CARD_HEIGHT * (2 * deck + Math.floor(i / ACROSS));
          return (
            <g key={`${deck} ${card}`} transform={`translate(${x} ${y})`}>
              <rect width={CARD_WIDTH} height={CARD_HEIGHT} />
              <text x={CARD_WIDTH / 2} y={CARD_HEIGHT / 2 + 12} font-size="34">
                {card}
              </text>
              <text
                class="text-muted"
                x={CARD_WIDTH / 2}
                y={CARD_HEIGHT - 4}
                font-size="3.2"
              >
                {cards[0]} to {cards.at(-1)}
              </text>
            </g>
          );
        }),
      )}
    </CutOut>
  );
}
