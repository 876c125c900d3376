/**
 * Evaluates an expression typed instead of a number: sums, differences, products,
 * quotients, powers and factorials of whole numbers, such as `2 × 4! + 1` or `6!/2`.
 *
 * @param text  at most a few hundred characters
 * @returns     NaN when it can't be parsed or divides by 0; Infinity when it is too large
 *              to be exact
 * @example     evaluate("2 × 3! + 1") // → 13
 */
export function evaluate(text: string): number {
  const tokens = tokenise(text);
  if (!tokens) return NaN;
  let at = 0;
  const value = sum();
  return at < tokens.length ? NaN : exact(value);

  function sum(): number {
    let total = product();
    while (tokens![at] === "+" || tokens![at] === "-") {
      total += tokens![at++] === "+" ? product() : -product();
    }
    return total;
  }

  function product(): number {
    let total = signed();
    while (tokens![at] === "*" || tokens![at] === "/") {
      total = tokens![at++] === "*" ? total * signed() : divide(total, signed());
    }
    return total;
  }

  function signed(): number {
    return take("-") ? -signed() : power();
  }

  function power(): number {
    const base = counted();
    return take("^") ? base ** signed() : base;
  }

  function counted(): number {
    let total = atom();
    while (take("!")) total = factorialOf(total);
    return total;
  }

  function atom(): number {
    if (!take("(")) return Number(tokens![at++] ?? NaN);
    const inner = sum();
    return take(")") ? inner : NaN;
  }

  function take(token: string): boolean {
    if (tokens![at] !== token) return false;
    at++;
    return true;
  }
}

const SIGNS: Record<string, string> = {
  "**": "^",
  "×": "*",
  "·": "*",
  "⋅": "*",
  x: "*",
  "÷": "/",
  "−": "-",
  "–": "-",
};

function tokenise(text: string): string[] | undefined {
  const tokens = text.match(/\d+|\*\*|[-+*/^!()×·⋅x÷−–]|\S/g) ?? [];
  const normalised = tokens.map((token) => SIGNS[token] ?? token);
  return normalised.every((token) => /^(\d+|[-+*/^!()])$/.test(token))
    ? normalised
    : undefined;
}

function factorialOf(n: number): number {
  if (!Number.isInteger(n) || n < 0) return NaN;
  let total = 1;
  for (let i = 2; i <= n && Number.isFinite(total); i++) total *= i;
  return total;
}

/** Division by 0 is NaN; Infinity would mean that the result is only too large. */
function divide(total: number, by: number): number {
  return by === 0 ? NaN : total / by;
}

function exact(value: number): number {
  return Math.abs(value) > Number.MAX_SAFE_INTEGER ? Infinity : value;
}
