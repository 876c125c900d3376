import { useRef } from "preact/hooks";

/**
 * The total number of turns of a piece, for a drawing that turns the short way round:
 * from the last state to the first is one more turn, not all of them back.
 */
export function useTurns(digit: number, ways: number): number {
  const turns = useRef(digit);
  const forwards = (((digit - turns.current) % ways) + ways) % ways;
  turns.current += forwards <= ways / 2 ? forwards : forwards - ways;
  return turns.current;
}
