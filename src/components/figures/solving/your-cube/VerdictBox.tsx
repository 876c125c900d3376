import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CORNER_NAMES, FACELETS, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import type { CubeVerdict } from "./check-net.ts";
import type { EditNet, ImpossibleNet, ImpossibleNetProps } from "./ImpossibleNet.tsx";
import { FACE_HINTS } from "./face-hints.ts";
import type { SolvableNetProps } from "./SolvableNet.tsx";
import { fixedCornerColours, type YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";
import { Button } from "#kit/widget/Button.tsx";

export interface VerdictBoxProps extends Omit<ImpossibleNetProps, "onEdit"> {
  selectedFacelet: number | undefined;
  examples: readonly AllSolutions[];
  /** The part for solvable nets. */
  Solvable: ComponentType<SolvableNetProps>;
}

/** What follows from the net: what to paint next, what to repair, or how to solve it. */
export function VerdictBox(props: VerdictBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Edits the net and focuses this box, because the pressed button may disappear. */
  const editNet: EditNet = (action) => {
    edit(action);
    box.current!.focus({ preventScroll: true });
    const net = box.current!.closest("figure")!.querySelector(".paint-net")!;
    net.scrollIntoView({ block: "nearest" });
  };
  return (
    <div class="verdict" ref={box} tabIndex={-1}>
      <Verdict {...props} onEdit={editNet} />
    </div>
  );
}

function Verdict(props: VerdictBoxProps & { onEdit: EditNet }) {
  const { cube, verdict, selectedFacelet, examples, Solvable, onEdit } = props;
  const { faults, cube: solvable } = verdict;
  if (solvable) {
    return <Solvable {...{ cube, verdict, examples, onEdit }} index={solvable.index} />;
  }
  if (faults.length === 0)
    return <NextSticker {...{ verdict, selectedFacelet, onEdit }} />;
  return <WrongNet {...props} />;
}

/** The part for nets that no cube has, loaded on demand. */
function WrongNet(props: ImpossibleNetProps) {
  const [loaded, setLoaded] = useState<{ ImpossibleNet: typeof ImpossibleNet }>();
  useEffect(() => void import("./ImpossibleNet.tsx").then(setLoaded), []);
  return loaded ? <loaded.ImpossibleNet {...props} /> : null;
}

function NextSticker({
  verdict: { matching },
  selectedFacelet,
  onEdit,
}: Pick<VerdictBoxProps, "verdict" | "selectedFacelet"> & { onEdit: EditNet }) {
  const faceHint =
    selectedFacelet === undefined
      ? undefined
      : FACE_HINTS[FACELETS[selectedFacelet].face];
  return (
    <div class="needs-js">
      <p class="verdict-head">What colour is the sticker with the ring?</p>
      {matching.only ? (
        <>
          <p>Only one cube fits. Paint the rest, or let the page fill it in.</p>
          <Button class="primary" onClick={() => onEdit({ type: "complete" })}>
            Fill it in
          </Button>
        </>
      ) : (
        <p>
          Hold your cube any way you like, with one side towards you: that is the front.
          Keep it like that, and tap the colour that you see.
          {faceHint && ` ${faceHint} Then hold it as before.`}{" "}
          <b>{formatNumber(matching.count)}</b> cubes fit so far, in{" "}
          {countWord(matching.schemes.length, "colour scheme")} and in every hold. When
          only one is left, the page fills in the rest.
        </p>
      )}
    </div>
  );
}

/** The figure's caption. */
export function YourCubeCaption({
  cube,
  verdict,
  isOffered,
  index,
  isAlone,
}: {
  cube: YourCubeState;
  verdict: CubeVerdict;
  /** Whether a repair is shown on the net. */
  isOffered: boolean;
  index: number;
  /** Whether the page has no other figures. */
  isAlone: boolean;
}) {
  const { faults, blanks, cube: solvable } = verdict;
  if (!solvable) {
    const painted = FACELETS.length - blanks;
    return (
      <>
        {faults.length > 0
          ? `What you entered stays as it is; a thick frame marks what is wrong${isOffered ? ", and a small sticker shows the repair" : ""}.`
          : `${painted} of ${FACELETS.length} stickers ${painted === 1 ? "is" : "are"} painted.`}{" "}
        {!isAlone && (
          <>
            Until it is a solvable cube, all other figures use number{" "}
            <b>{formatNumber(index)}</b>.
          </>
        )}
      </>
    );
  }
  const { position, twist } = solvable.hold;
  const isHome = position === FIXED_CORNER && twist === 0;
  return (
    <>
      Number <b>{formatNumber(solvable.index)}</b>
      {isAlone ? ". " : ": all other figures use this cube. "}
      The fixed corner, {formatList(fixedCornerColours(cube))},{" "}
      {isHome
        ? "has dots: it is at the back, bottom left, as on this page."
        : `has dots: you hold it in position ${position + 1}, ${CORNER_NAMES[position]}. Turn the whole cube until it is at the back, bottom left, to read its number.`}
    </>
  );
}
