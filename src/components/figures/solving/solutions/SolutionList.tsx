import { useMemo, useState } from "preact/hooks";
import { formatMoves } from "../../../../lib/puzzle/format-moves.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import type { AllSolutions } from "./all-solutions.ts";
import { choicesAfter } from "./which-solutions.ts";

/** The number of solutions per page. */
const PAGE = 8;

interface Props {
  found: AllSolutions;
  /** The solution being played, by its index in the list. */
  chosen: number;
  onChoose: (solution: number) => void;
}

/** Every solution as text, optionally only those with one first move, a page at a time. */
export function SolutionList({ found, chosen, onChoose }: Props) {
  const { solutions } = found;
  const firsts = useMemo(() => choicesAfter(solutions, []), [solutions]);
  const [wanted, setWanted] = useState<number>();
  const first = firsts.some(({ move }) => move === wanted) ? wanted : undefined;
  const listed = useMemo(
    () =>
      solutions
        .map((moves, solution) => ({ moves, solution }))
        .filter(({ moves }) => first === undefined || moves[0] === first),
    [solutions, first],
  );
  const [turned, setTurned] = useState(0);
  const pages = Math.ceil(listed.length / PAGE);
  const page = Math.min(turned, pages - 1);
  const shown = listed.slice(page * PAGE, (page + 1) * PAGE);
  const filter = (move: number | undefined) => {
    setWanted(move);
    setTurned(0);
  };

  return (
    <div class="solution-list">
      {firsts.length > 1 && (
        <FirstMoves
          all={solutions.length}
          firsts={firsts}
          wanted={first}
          onFilter={filter}
        />
      )}
      <ol>
        {shown.map(({ moves, solution }) => (
          <li key={solution} value={solution + 1}>
            <button
              type="button"
              class="solution-line rounded w-full"
              aria-pressed={solution === chosen}
              onClick={() => onChoose(solution)}
            >
              {moves.map(nameMove).join(" ")}
            </button>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <p class="controls solution-pages space-between">
          <Button
            class="needs-js"
            idle={page === 0}
            onClick={() => setTurned(page - 1)}
          >
            Earlier
          </Button>
          <span>
            {`${page * PAGE + 1} to ${page * PAGE + shown.length} of ${listed.length}${first === undefined ? "" : ` with ${nameMove(first)} first`}`}
          </span>
          <Button
            class="needs-js"
            idle={page === pages - 1}
            onClick={() => setTurned(page + 1)}
          >
            Later
          </Button>
        </p>
      )}
      <CopyButtons
        one={solutions[chosen]}
        all={listed.map(({ moves }) => moves)}
        key={`${first} ${chosen}`}
      />
    </div>
  );
}

function FirstMoves({
  all,
  firsts,
  wanted,
  onFilter,
}: {
  all: number;
  firsts: readonly { move: number; count: number }[];
  wanted: number | undefined;
  onFilter: (move: number | undefined) => void;
}) {
  return (
    <Choice
      label="Solutions that begin with"
      options={[undefined, ...firsts.map(({ move }) => move)]}
      value={wanted}
      onChoose={onFilter}
      show={(move, i) => (
        <>
          {`${move === undefined ? "all" : `${nameMove(move)} …`} `}
          <small>{move === undefined ? all : firsts[i - 1].count}</small>
        </>
      )}
      class="close first-moves needs-js"
    />
  );
}

type Copying =
  | { readonly phase: "idle" }
  | { readonly phase: "copied"; readonly count: number }
  /** The browser denies access to the clipboard: the reader copies by hand. */
  | { readonly phase: "refused"; readonly text: string };

function CopyButtons({
  one,
  all,
}: {
  one: readonly number[];
  all: readonly (readonly number[])[];
}) {
  const [copying, setCopying] = useState<Copying>({ phase: "idle" });
  async function copy(solutions: readonly (readonly number[])[]) {
    const text = solutions.map(formatMoves).join("\n");
    try {
      await navigator.clipboard.writeText(text);
      setCopying({ phase: "copied", count: solutions.length });
    } catch {
      setCopying({ phase: "refused", text });
    }
  }
  return (
    <div class="controls solution-copy screen-only needs-js">
      <Button onClick={() => void copy([one])}>Copy the chosen one</Button>
      {all.length > 1 && (
        <Button onClick={() => void copy(all)}>{`Copy all ${all.length}`}</Button>
      )}
      <span class="solution-copied" role="status">
        {copying.phase === "copied" && `${copying.count} copied`}
      </span>
      {copying.phase === "refused" && (
        <label class="solution-by-hand text-sm grid">
          This browser does not let a page copy. Here is the text:
          <textarea class="field" readOnly rows={3} value={copying.text} />
        </label>
      )}
    </div>
  );
}
