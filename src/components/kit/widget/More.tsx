import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  /** What is there to be opened. */
  title: string;
  children: ComponentChildren;
  /** Opens it when it becomes true; the reader can close it again. */
  isOpen?: boolean;
  onOpen?: () => void;
}

/** A collapsible part of a figure, so that the first view shows one idea. */
export function More({ title, children, isOpen, onOpen }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) details.current!.open = true;
  }, [isOpen]);
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
