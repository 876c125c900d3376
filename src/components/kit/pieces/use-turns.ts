import { useRef } from "preact/hooks";
import { modulo } from "../widget/modulo.ts";

/**
 * The total number of turns of a piece, for a drawing that turns the short way round:
 * from the last state to the first is one more turn, not all of them back.
 */
export function useTurns(digit: number, ways: number): number {
  const turns = useRef(digit);
  const forwards = modulo(digit - turns.current, ways);
  turns.current += forwards <= ways / 2 ? forwards : forwards - ways;
  return turns.current;
}
