import { useState } from "preact/hooks";
import { LoadedQrCode } from "#kit/qr/LoadedQrCode.tsx";
import { LOCAL_HOSTS } from "#kit/qr/local-hosts.ts";
import { useHydrated } from "#kit/widget/use-widget.ts";

/** A QR code and link that lead pupils to their numbers. */
export function ShareNumber({ first }: { first: number }) {
  const hydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const address = hydrated
    ? `${location.origin}${location.pathname}?mine=1.${first}-1#my-cube`
    : "";
  const isHere = hydrated && LOCAL_HOSTS.test(location.hostname);
  return (
    <details
      class="figure-more needs-js"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>For the pupils’ devices</summary>
      {isOpen && (
        <div class="share-number">
          <LoadedQrCode text={address} label="QR code of the address beside it" />
          <p>
            Scan it, or type <b class="share-address">{address}</b>. Then everybody
            chooses their own number in the register.
            {isHere &&
              " This address works only on this device. To share it, open the notebook at an address that other devices can reach."}
          </p>
        </div>
      )}
    </details>
  );
}
