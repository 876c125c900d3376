import type { TraceStep } from "./trace.ts";

interface Props {
  steps: readonly TraceStep[];
  step: number;
  n: number;
}

/** The array of the program, and the cards it represents, counted from 1. */
export function StepperCards({ steps, step, n }: Props) {
  const { perm, i, j } = readVariables(steps[step]);
  const before = step > 0 ? readVariables(steps[step - 1]).perm : perm;
  const columns = Array.from({ length: n }, (_, column) => column);
  // A pair has the colour of the digit that counts it, as in the other figures.
  const place = i !== undefined && i >= 0 && i < n ? `place-${n - 1 - i}` : "";
  const roles = (column: number) =>
    [
      column === i && "at-i",
      column === j && "at-j",
      perm[column] === undefined && "empty",
      perm[column] !== before[column] && "changed",
    ]
      .filter(Boolean)
      .join(" ");
  return (
    <div
      class={`step-cards grid ${place}`}
      style={{ "--cards": n }}
      role="img"
      aria-label={describe(perm, i, j)}
    >
      {i !== undefined && <Pointer name="i" at={i} />}
      {j !== undefined && <Pointer name="j" at={j} />}
      <span class="step-row-name text-xs text-muted">pieces</span>
      {columns.map((column) => (
        <span
          key={column}
          class={`step-card semibold framed ${roles(column)}`}
          style={at(column)}
        >
          {perm[column] === undefined ? "" : perm[column] + 1}
        </span>
      ))}
      <span class="step-row-name text-xs text-muted step-row-array">perm</span>
      {columns.map((column) => (
        <span
          key={column}
          class={`step-cell framed text-muted ${roles(column)}`}
          style={at(column)}
        >
          {perm[column]}
        </span>
      ))}
    </div>
  );
}

/** The first column of the grid has the row names. */
const at = (column: number) => ({ gridColumn: column + 2 });

function Pointer({ name, at }: { name: "i" | "j"; at: number }) {
  return (
    <span
      class={`step-pointer nowrap text-centre pointer-${name}`}
      style={{ "--at": at }}
    >
      {name}={at}
    </span>
  );
}

interface CardVariables {
  perm: readonly (number | undefined)[];
  i?: number;
  j?: number;
}

function readVariables({ variables }: TraceStep): CardVariables {
  return { perm: [], ...variables };
}

function describe(perm: CardVariables["perm"], i?: number, j?: number): string {
  const cells = perm.map((value) => value ?? "empty").join(", ");
  const pointers = [i !== undefined && `i is ${i}`, j !== undefined && `j is ${j}`];
  return [`perm is ${cells || "not there yet"}`, ...pointers]
    .filter(Boolean)
    .join("; ");
}
