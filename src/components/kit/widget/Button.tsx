import type { ButtonHTMLAttributes } from "preact";

export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "class"
> {
  /** How it looks besides, such as "primary". */
  class?: string | undefined;
  /** There is nothing to do; the keyboard's focus stays where it is. */
  idle?: boolean | undefined;
}

/** A button as all figures have them. */
export function Button({ class: look, idle, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      class={look ? `button ${look}` : "button"}
      aria-disabled={idle}
      onClick={idle ? undefined : onClick}
      {...rest}
    />
  );
}
