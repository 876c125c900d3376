import { useRef } from "preact/hooks";
import { factorial } from "#lib/indexing/factoradic.ts";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { useIsPresented } from "#kit/widget/use-is-presented.ts";

/** Headings for each block of rows while the table of four cards is presented. */
export function BlockHeadings({ n }: { n: number }) {
  const inside = useRef<HTMLDivElement>(null);
  const isPresented = useIsPresented(inside);
  const places = integersFrom(1, n - 1).toReversed();
  return (
    <div class="block-heads" aria-hidden="true" ref={inside}>
      {isPresented &&
        n === 4 &&
        integersFrom(1, n).map((block) => (
          <div key={block}>
            <span class="col-order">pieces</span>
            <span class="col-digits">digits</span>
            <span class="col-rank">index</span>
            {places.map((place) => (
              <span key={place} class={`place-${place}`}>
                ×{factorial(place)}
              </span>
            ))}
          </div>
        ))}
    </div>
  );
}
