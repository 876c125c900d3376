import type { ComponentProps } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { QrCode } from "./QrCode.tsx";

/** A QR code; what draws it is loaded when the first one is shown. */
export function LoadedQrCode(props: ComponentProps<typeof QrCode>) {
  const [Code, setCode] = useState<typeof QrCode>();
  useEffect(() => {
    import("./QrCode.tsx").then(
      (loaded) => setCode(() => loaded.QrCode),
      // Without it, what it says can be read beside it.
      () => undefined,
    );
  }, []);
  return Code ? <Code {...props} /> : null;
}
