import { useRef } from "preact/hooks";

/**
 * How often a piece has been turned, for a drawing that turns the short way round:
 * from the last way on to the first is one turn more, not all of them back.
 */
export function useTurns(digit: number, ways: number): number {
  const turns = useRef(digit);
  const forwards = (((digit - turns.current) % ways) + ways) % ways;
  turns.current += forwards <= ways / 2 ? forwards : forwards - ways;
  return turns.current;
}
