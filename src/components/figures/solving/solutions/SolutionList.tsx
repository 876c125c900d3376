import { useMemo, useState } from "preact/hooks";
import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import type { AllSolutions } from "./all-solutions.ts";
import { nextMoveChoices } from "./solution-choices.ts";

const PAGE_SIZE = 8;

interface Props {
  result: AllSolutions;
  selected: number;
  onChoose: (solution: number) => void;
}

/** A paged list of the solutions, optionally only those with a given first move. */
export function SolutionList({ result, selected, onChoose }: Props) {
  const { solutions } = result;
  const firstMoves = useMemo(() => nextMoveChoices(solutions, []), [solutions]);
  const [filterMove, setFilterMove] = useState<number>();
  const first = firstMoves.some(({ move }) => move === filterMove)
    ? filterMove
    : undefined;
  const matches = useMemo(
    () =>
      solutions
        .map((moves, solution) => ({ moves, solution }))
        .filter(({ moves }) => first === undefined || moves[0] === first),
    [solutions, first],
  );
  const [currentPage, setPage] = useState(0);
  const pages = Math.ceil(matches.length / PAGE_SIZE);
  const page = Math.min(currentPage, pages - 1);
  const visible = matches.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const filter = (move: number | undefined) => {
    setFilterMove(move);
    setPage(0);
  };

  return (
    <div class="solution-list">
      {firstMoves.length > 1 && (
        <FirstMoveFilter
          all={solutions.length}
          firsts={firstMoves}
          wanted={first}
          onFilter={filter}
        />
      )}
      <ol>
        {visible.map(({ moves, solution }) => (
          <li key={solution} value={solution + 1}>
            <button
              type="button"
              class="solution-line rounded w-full"
              aria-pressed={solution === selected}
              onClick={() => onChoose(solution)}
            >
              {moves.map(moveLabel).join(" ")}
            </button>
          </li>
        ))}
      </ol>
      {solutions.length > PAGE_SIZE && (
        <p class="controls solution-pages space-between">
          <Button class="needs-js" idle={page === 0} onClick={() => setPage(page - 1)}>
            Earlier
          </Button>
          <span>
            {`${page * PAGE_SIZE + 1} to ${page * PAGE_SIZE + visible.length} of ${matches.length}${first === undefined ? "" : ` with ${moveLabel(first)} first`}`}
          </span>
          <Button
            class="needs-js"
            idle={page === pages - 1}
            onClick={() => setPage(page + 1)}
          >
            Later
          </Button>
        </p>
      )}
      <CopyButtons
        one={solutions[selected]}
        all={matches.map(({ moves }) => moves)}
        key={`${first} ${selected}`}
      />
    </div>
  );
}

function FirstMoveFilter({
  all: total,
  firsts: firstMoves,
  wanted: selected,
  onFilter,
}: {
  all: number;
  firsts: readonly { move: number; count: number }[];
  wanted: number | undefined;
  onFilter: (move: number | undefined) => void;
}) {
  return (
    <Choice
      label="Solutions that start with"
      options={[undefined, ...firstMoves.map(({ move }) => move)]}
      value={selected}
      onChoose={onFilter}
      show={(move, i) => (
        <>
          {`${move === undefined ? "all" : `${moveLabel(move)} …`} `}
          <small>{move === undefined ? total : firstMoves[i - 1].count}</small>
        </>
      )}
      class="close first-moves needs-js"
    />
  );
}

type CopyState =
  | { readonly phase: "idle" }
  | { readonly phase: "copied"; readonly count: number }
  /** The browser denies access to the clipboard. */
  | { readonly phase: "refused"; readonly text: string };

function CopyButtons({
  one,
  all,
}: {
  one: readonly number[];
  all: readonly (readonly number[])[];
}) {
  const [copying, setCopying] = useState<CopyState>({ phase: "idle" });
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
      <Button onClick={() => void copy([one])}>Copy the selected one</Button>
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
