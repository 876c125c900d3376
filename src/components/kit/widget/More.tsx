import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  /** What is there to be opened. */
  title: string;
  children: ComponentChildren;
  /** Opens it whenever this changes to true or to another number. */
  opens?: boolean | number | undefined;
  onOpen?(): void;
}

/** A collapsible part of a figure, so that the first view shows one idea. */
export function More({ title, children, opens, onOpen }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // Before the effects of its content, which may move the focus into it.
  useLayoutEffect(() => {
    if (opens) details.current!.open = true;
  }, [opens]);
  return (
    <details
      class="figure-more"
      ref={details}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
