import { capitalised } from "#kit/text/capitalised.ts";
import { countWord } from "#kit/text/number-word.ts";

/** Asks the reader to check the uncertain stickers of a camera reading. */
export function UncertainStickers({
  facelets,
}: {
  facelets: readonly number[] | undefined;
}) {
  if (!facelets) return null;
  const [are, each] = facelets.length === 1 ? ["is", "it"] : ["are", "each"];
  return (
    <p class="verdict-doubts">
      {capitalised(countWord(facelets.length, "sticker"))} with a question mark {are}{" "}
      not certain: tap {each}, and give it its colour if it has another.
    </p>
  );
}
