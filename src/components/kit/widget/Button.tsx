import type { ButtonHTMLAttributes } from "preact";

export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "class"
> {
  /** Further classes, such as "primary". */
  class?: string | undefined;
  /** Nothing to do at the moment; unlike a disabled button it keeps the focus. */
  idle?: boolean | undefined;
}

/** The button that all figures use. */
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
