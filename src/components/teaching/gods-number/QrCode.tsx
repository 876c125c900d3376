import { useEffect, useState } from "preact/hooks";

interface Props {
  /** What it says. */
  text: string;
  label: string;
}

/** A QR code; what draws it is loaded when the first one is shown. */
export function QrCode({ text, label }: Props) {
  const [path, setPath] = useState<{ of: string; d: string; size: number }>();
  useEffect(() => {
    let isCurrent = true;
    void import("qr").then(
      ({ encodeQR }) => {
        const rows = encodeQR(text, "raw", { border: 2 });
        const d = rows.flatMap((row, y) =>
          row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
        );
        if (isCurrent) setPath({ of: text, d: d.join(""), size: rows.length });
      },
      // Without it, the address beside it can be typed.
      () => undefined,
    );
    return () => (isCurrent = false);
  }, [text]);
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${path?.size ?? 1} ${path?.size ?? 1}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      {path?.of === text && <path d={path.d} />}
    </svg>
  );
}
