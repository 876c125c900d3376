import { encodeQR } from "qr";
import "./qr-code.css";

/** The white border that readers need, in modules. */
const QUIET = 4;

interface Props {
  /** What it says to a camera. */
  text: string;
  /** What it says to a screen reader. */
  label: string;
}

/** A QR code; its style sheet sets how large it is. */
export function QrCode({ text, label }: Props) {
  const rows = encode(text);
  // Too long a text can be read beside it.
  if (!rows) return null;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      class="qr-code true-colours"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={dark.join("")} />
    </svg>
  );
}

/** @returns undefined for a text that no code is large enough for */
function encode(text: string): boolean[][] | undefined {
  try {
    return encodeQR(text, "raw", { border: QUIET });
  } catch {
    return undefined;
  }
}
