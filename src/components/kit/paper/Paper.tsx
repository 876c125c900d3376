import type { ComponentChildren } from "preact";
import "./paper.css";

interface Props {
  /** Its accessible name. */
  label: string;
  /** “any” is as wide as A4 and as high as Letter, and so fits on both. */
  size: "a4" | "letter" | "any";
  id?: string;
  children: ComponentChildren;
}

/** A page that is printed as displayed. Its parent has the class `papers`. */
export function Paper({ label, size, id, children }: Props) {
  return (
    <section class="paper" data-paper={size} id={id} aria-label={label}>
      {children}
    </section>
  );
}
