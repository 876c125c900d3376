import type { ComponentChildren } from "preact";

interface Props {
  /** What is there to be opened. */
  title: string;
  children: ComponentChildren;
}

/** A part of a figure that comes when it is asked for: the first view shows one idea. */
export function More({ title, children }: Props) {
  return (
    <details class="figure-more">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
