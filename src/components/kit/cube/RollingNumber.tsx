import { formatNumber } from "../text/format-number.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";
import "./rolling-number.css";

interface Props {
  value: number;
  /** The largest possible value, which determines the number of wheels. */
  max: number;
}

/**
 * A number on wheels, as on a mechanical counter. Screen readers get the plain number.
 */
export function RollingNumber({ value, max }: Props) {
  const width = String(max).length;
  const digits = Array.from(String(value).padStart(width, "0"), Number);
  const leading = width - String(value).length;
  return (
    <span class="rolling nowrap" {...UNTRANSLATED}>
      <span class="visually-hidden">{formatNumber(value)}</span>
      <span aria-hidden="true">
        {digits.map((digit, i) => {
          const comma = i > 0 && (width - i) % 3 === 0;
          const dim = i < leading ? "rolling-dim" : undefined;
          return (
            <>
              {comma && <span class={dim}>,</span>}
              <span key={i} class={`rolling-wheel ${dim ?? ""}`}>
                <span style={`--digit: ${digit}`} />
              </span>
            </>
          );
        })}
      </span>
    </span>
  );
}
