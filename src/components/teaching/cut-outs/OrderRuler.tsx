import { factorial } from "#lib/indexing/factoradic.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { CutOut, CUT_OUT_WIDTH } from "./CutOut.tsx";

interface Props {
  /** The five cards whose orders it shows, from the smallest. */
  cards: readonly number[];
  /** The cards in front of them. */
  before?: readonly number[];
  /** The number of its first slot. */
  first: number;
}

/** In millimetres, from the longest blocks to the single slots. */
const HEIGHTS = [9, 7, 5];
const NUMBERS = 7;
export const RULER_HEIGHT = sumOf(HEIGHTS) + NUMBERS;

const CARDS = 5;
const SLOT = CUT_OUT_WIDTH / factorial(CARDS);

/** All orders of five cards, as in a dictionary: blocks, and the slots in them. */
export function OrderRuler({ cards, before = [], first }: Props) {
  return (
    <g>
      {HEIGHTS.map((height, level) => {
        const size = factorial(CARDS - 1 - level);
        const y = sumOf(HEIGHTS.slice(0, level));
        return Array.from({ length: factorial(CARDS) / size }, (_, block) => (
          <g
            key={`${level} ${block}`}
            class={`place-${CARDS - 1 - level}`}
            transform={`translate(${block * size * SLOT} ${y})`}
          >
            <rect width={size * SLOT} height={height} />
            <text
              class="digit-colour"
              x={(size * SLOT) / 2}
              y={height * 0.72}
              font-size={Math.min(height * 0.62, 1.6 * size * SLOT * 0.5)}
            >
              {level === 0 && before.map((card) => `${card} `)}
              {cardAt(cards, level, block)}
            </text>
          </g>
        ));
      })}
      {Array.from({ length: factorial(CARDS) }, (_, slot) => (
        <path
          key={slot}
          d={`M${slot * SLOT} ${RULER_HEIGHT - NUMBERS}v${slot % 6 === 0 ? 3 : slot % 2 === 0 ? 2 : 1.2}`}
        />
      ))}
      {Array.from({ length: factorial(CARDS) / 6 }, (_, six) => (
        <text
          key={six}
          class="text-muted"
          x={six * 6 * SLOT + 0.4}
          y={RULER_HEIGHT - 1.2}
          font-size="2.7"
          style="text-anchor: start"
        >
          {first + 6 * six}
        </text>
      ))}
      <rect width={CUT_OUT_WIDTH} height={RULER_HEIGHT} />
    </g>
  );
}

/** The card that all orders of a block have at the place `level`. */
function cardAt(cards: readonly number[], level: number, block: number): number {
  const left = cards.slice();
  for (let at = 0; ; at++) {
    // How often the blocks of this level change within the block of the place `at`.
    const within = factorial(CARDS - 1 - at) / factorial(CARDS - 1 - level);
    const [card] = left.splice(Math.floor(block / within) % (CARDS - at), 1);
    if (at === level) return card;
  }
}

const LONG = [1, 2, 3, 4, 5, 6];
const LONG_GAP = 11;

/** The ruler of six cards, in six parts to be glued together. */
export function LongRuler() {
  const part = RULER_HEIGHT + LONG_GAP;
  return (
    <CutOut
      id="ruler"
      title={`A ruler of ${LONG.length}! = ${factorial(LONG.length)} slots`}
      use="All permutations of six cards in dictionary order. Cut out the six parts and glue them together in a row; each part is for a different first card. The index of a permutation is the number of slots before its own."
      height={part * LONG.length - LONG_GAP}
    >
      {LONG.map((card, i) => (
        <g key={card} transform={`translate(0 ${i * part})`}>
          <OrderRuler
            cards={LONG.toSpliced(i, 1)}
            before={[card]}
            first={i * factorial(CARDS)}
          />
        </g>
      ))}
    </CutOut>
  );
}
