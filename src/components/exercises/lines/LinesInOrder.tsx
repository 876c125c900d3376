import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { notebook } from "#components/notebook/bar/notebook.ts";
import { Button } from "#kit/widget/Button.tsx";
import {
  braceDepths,
  type ProgramFrame,
  joinLines,
  matchLines,
} from "./arrange-lines.ts";
import { PlacedLine } from "./PlacedLine.tsx";
import { useLineDrag } from "./use-line-drag.ts";
import "./lines-in-order.css";

interface Props extends ProgramFrame {
  /** The id of the cell with the program. */
  cell: string;
  /** The lines to choose from. */
  lines: readonly string[];
}

/**
 * A program assembled from shuffled lines and decoys. The program is in a cell, which runs
 * it and can also be edited.
 */
export function LinesInOrder({ cell, head, end, lines }: Props) {
  const frame = { head, end };
  /** Undefined while the cell contains other text. */
  const [arranged, setArranged] = useState<readonly number[] | undefined>([]);
  const [said, say] = useState("");
  const root = useRef<HTMLDivElement>(null);
  /** The line that has the focus and keeps it when moved. */
  const focused = useRef<number | undefined>(undefined);
  const placed = arranged ?? [];
  /** Up to date even if several presses come before the next render. */
  const latest = useRef(placed);
  latest.current = placed;

  useEffect(() => {
    const follow = () => {
      const source = notebook.cells.find(({ id }) => id === cell)?.source;
      if (source !== undefined) setArranged(matchLines(frame, source, lines));
    };
    notebook.addEventListener("change", follow);
    follow();
  }, []);

  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const line = `[data-line="${focused.current}"] .lines-line`;
    const places = [".lines-program", ".lines-pool"].map((place) =>
      root.current?.querySelector<HTMLElement>(`${place} ${line}`),
    );
    places.find(Boolean)?.focus();
    focused.current = undefined;
  });

  function arrange(next: readonly number[], words: string): void {
    const program = joinLines(
      frame,
      next.map((line) => lines[line]),
    );
    whenAwake(() => notebook.edit(cell, program, "reader"));
    latest.current = next;
    setArranged(next);
    say(words);
  }

  function add(line: number): void {
    const { current } = latest;
    if (!current.includes(line)) place(line, current.length);
  }

  function place(line: number, at: number): void {
    const others = latest.current.filter((other) => other !== line);
    arrange(others.toSpliced(at, 0, line), `Line ${at + 1}: ${lines[line]}`);
  }

  function takeOut(line: number): void {
    const others = latest.current.filter((other) => other !== line);
    arrange(others, `Taken out: ${lines[line]}`);
  }

  function drop(line: number, to: number | undefined): void {
    if (to !== undefined) place(line, to);
    else if (placed.includes(line)) takeOut(line);
  }

  const { drag, handle, hasMoved } = useLineDrag(root, drop);
  const shift = (line: number) =>
    drag?.line === line ? `${drag.x}px ${drag.y}px` : undefined;
  const keep = (line: number) => (focused.current = line);

  if (!arranged) {
    return (
      <p class="lines-own needs-js">
        The cell contains code that you typed.{" "}
        <Button onClick={() => arrange([], "The program is empty.")}>
          Begin with the lines again
        </Button>
      </p>
    );
  }
  const depths = braceDepths(placed.map((line) => lines[line]));
  return (
    <div class="lines" ref={root}>
      <div class="lines-pool" role="group" aria-label="Lines to choose from">
        <p class="lines-title">Lines: some don’t belong in the program</p>
        <ul>
          {lines.map((line, i) => (
            <li key={i} data-line={i} style={{ translate: shift(i) }}>
              <button
                type="button"
                class="lines-line"
                // Unlike a disabled button, it keeps the focus.
                aria-disabled={placed.includes(i)}
                onClick={({ detail }) => {
                  // A click with detail 0 comes from the keyboard.
                  const isEndOfDrag = detail > 0 && hasMoved();
                  if (!isEndOfDrag) add(i);
                }}
                {...handle(i)}
              >
                <code>{line}</code>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div class="lines-program needs-js" role="group" aria-label="Your program">
        <p class="lines-title">Your program</p>
        <pre>{head}</pre>
        <ol data-drop={drag?.to === placed.length || undefined}>
          {placed.map((line, at) => (
            <PlacedLine
              key={line}
              line={line}
              text={lines[line]}
              depth={depths[at]}
              at={at}
              count={placed.length}
              handle={handle(line)}
              translate={shift(line)}
              isDropPlace={drag?.to === at}
              onMove={(to) => {
                keep(line);
                place(line, to);
              }}
              onTakeOut={() => {
                keep(placed[at + 1] ?? placed[at - 1] ?? line);
                takeOut(line);
              }}
            />
          ))}
        </ol>
        {placed.length === 0 && (
          <p class="lines-empty">Press a line, or drag it here.</p>
        )}
        <pre>{end}</pre>
      </div>
      <p class="lines-buttons buttons needs-js">
        <Button
          class="primary"
          onClick={() => whenAwake(() => void notebook.run([cell]))}
        >
          Run the program
        </Button>
        <Button
          idle={placed.length === 0}
          onClick={() => arrange([], "The program is empty.")}
        >
          Take all lines out
        </Button>
      </p>
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** The cell's element may be defined after this component. */
function whenAwake(act: () => void): void {
  void customElements.whenDefined("code-cell").then(act);
}
