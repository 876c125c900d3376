import type { ComponentChildren } from "preact";

interface Props {
  class: string;
  summary: ComponentChildren;
  /** Called at once when the reader opens it; the toggle event may come later. */
  onOpen(): void;
  children: ComponentChildren;
}

/** A collapsed part that the reader can open. */
export function Disclosure({ class: look, summary, onOpen, children }: Props) {
  return (
    <details class={`${look} fold`}>
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
