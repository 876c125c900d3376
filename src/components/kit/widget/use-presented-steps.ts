import { useLayoutEffect, useRef } from "preact/hooks";

const FORWARDS = ["ArrowRight", "PageDown"];
const BACKWARDS = ["ArrowLeft", "PageUp"];
const DIGIT = /^\d$/;

interface Steps {
  /** The element of the figure, or one in it. */
  readonly inside: { readonly current: Element | null };
  /** Takes the next step; undefined where there is none. */
  readonly next: (() => void) | undefined;
  /** Takes the last step back; undefined where there is none. */
  readonly back?: () => void;
  /** Takes a digit that is typed, and returns whether one is asked for. */
  readonly onDigit?: (digit: number) => boolean;
}

/**
 * While the figure is presented, the keys of a clicker take its steps before they go on to the
 * next stop; back, they take only the steps that they have made. A digit answers, too. It is for
 * walks of about a dozen steps: longer ones delay a teacher who skips them.
 *
 * @returns  takes the keys of the figure itself, but where a field has its own
 */
export function usePresentedSteps({ inside, next, back, onDigit }: Steps) {
  const taken = useRef(0);
  const press = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if ((target as Element).matches("input")) return;
    if (!DIGIT.test(key) || !onDigit?.(Number(key))) {
      // At either end the key is left to a presentation, which goes on.
      const step = FORWARDS.includes(key) ? next : BACKWARDS.includes(key) && back;
      if (!step) return;
      step();
    }
    event.preventDefault();
  };
  useLayoutEffect(() => {
    // Back at the start, perhaps by a reset: none of the steps is left.
    if (!back) taken.current = 0;
    const figure = inside.current!.closest("figure")!;
    // What a class is asked to guess comes before the steps of the figure.
    const waits = () => inside.current!.closest("[data-hiding]") !== null;
    const goOn = (event: Event) => {
      if (!next || waits()) return;
      event.preventDefault();
      taken.current += 1;
      next();
    };
    const goBack = (event: Event) => {
      if (!back || taken.current === 0 || waits()) return;
      event.preventDefault();
      taken.current -= 1;
      back();
    };
    const type = (event: KeyboardEvent) => {
      const isFree = !(event.target as Element).closest("figure, input, textarea");
      const isPresented = figure.hasAttribute("data-stop");
      if (isPresented && isFree && DIGIT.test(event.key)) press(event);
    };
    addEventListener("keydown", type);
    figure.addEventListener("presenternext", goOn);
    figure.addEventListener("presenterprevious", goBack);
    return () => {
      removeEventListener("keydown", type);
      figure.removeEventListener("presenternext", goOn);
      figure.removeEventListener("presenterprevious", goBack);
    };
  });
  return press;
}
