import type { ComponentChildren } from "preact";

interface Props {
  class: string;
  summary: ComponentChildren;
  /** Called as soon as the reader opens it: the browser's own event may come later. */
  onOpen(): void;
  children: ComponentChildren;
}

/** Something that the reader opens when it is needed. */
export function Disclosure({ class: look, summary, onOpen, children }: Props) {
  return (
    <details class={look}>
      <summary
        onClick={({ currentTarget }) => {
          const { open } = currentTarget.parentElement as HTMLDetailsElement;
          if (!open) onOpen();
        }}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
