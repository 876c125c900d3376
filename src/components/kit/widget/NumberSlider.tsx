import type { ComponentChildren } from "preact";
import { formatNumber } from "../text/format-number.ts";
import { Slider } from "./Slider.tsx";
import "./number-slider.css";

interface Props {
  label: string;
  /** The number of numbers: they go from 0 to count - 1. */
  count: number;
  value: number;
  /** How far the Page keys go, if not as far as the browser's own. */
  page?: number;
  onValue(value: number, options: { amend: boolean }): void;
  /** A few words between the ends. */
  children: ComponentChildren;
}

/** A slider for all numbers below a count, with its two ends. */
export function NumberSlider({ count, children, ...slider }: Props) {
  return (
    <>
      <Slider max={count - 1} {...slider} />
      <p class="slider-ends space-between text-xs text-muted" aria-hidden="true">
        <span>0</span>
        <span>{children}</span>
        <span>{formatNumber(count - 1)}</span>
      </p>
    </>
  );
}
