import { encode } from "uqr";

/** The white border that readers need, in modules. */
const QUIET = 4;

/** An address for the camera of a device. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  const side = size + 2 * QUIET;
  return (
    <svg
      class="qr-code true-colours"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={`QR code of ${address}`}
      shape-rendering="crispEdges"
    >
      <path d={dark.join("")} />
    </svg>
  );
}
