import type { ComponentChildren } from "preact";

interface Props {
  /** What is there to be opened. */
  title: string;
  children: ComponentChildren;
  onOpen?: () => void;
}

/** A collapsible part of a figure, so that the first view shows one idea. */
export function More({ title, children, onOpen }: Props) {
  return (
    <details
      class="figure-more"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
