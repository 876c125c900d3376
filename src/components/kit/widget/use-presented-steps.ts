import { useLayoutEffect, useRef } from "preact/hooks";

interface Steps {
  /** The element of the figure, or one in it. */
  readonly inside: { readonly current: Element | null };
  /** Takes the next step; undefined where there is none. */
  readonly next: (() => void) | undefined;
  /** Takes the last step back; undefined where there is none. */
  readonly back?: () => void;
  /** Takes a digit that is typed while nothing has the focus. */
  readonly onDigit?: (event: KeyboardEvent) => void;
}

/**
 * While the figure is presented, the keys of a clicker take its steps before they go on to the
 * next stop; back, they take only the steps that they have made. A digit answers, too. It is for
 * walks of about a dozen steps: a longer one would hold a teacher up who only passes by.
 */
export function usePresentedSteps({ inside, next, back, onDigit }: Steps): void {
  const taken = useRef(0);
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
      if (isPresented && isFree && /^\d$/.test(event.key)) onDigit?.(event);
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
}
