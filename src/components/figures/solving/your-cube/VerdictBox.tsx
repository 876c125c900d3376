import { useEffect, useRef, useState } from "preact/hooks";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { CORNER_NAMES, FACELETS, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import { handheldCube } from "../in-hand/handheld-cube.ts";
import { useEasiestSolutions } from "../in-hand/use-easiest-solutions.ts";
import { SolutionInHand } from "../in-hand/SolutionInHand.tsx";
import type { CubeVerdict } from "./check-net.ts";
import type { EditNet, ImpossibleNet, ImpossibleNetProps } from "./ImpossibleNet.tsx";
import { paintName, type Palette } from "./paints.ts";
import { FACE_HINTS } from "./face-hints.ts";
import { UncertainStickers } from "./UncertainStickers.tsx";
import { fixedCornerColours, type YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";
import { Button } from "#kit/widget/Button.tsx";

interface Props extends Omit<ImpossibleNetProps, "onEdit"> {
  selectedFacelet: number | undefined;
  examples: readonly AllSolutions[];
}

/** What follows from the net: what to paint next, what to repair, or how to solve it. */
export function VerdictBox(props: Props) {
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

function Verdict(props: Props & { onEdit: EditNet }) {
  const { cube, verdict, selectedFacelet, examples, onEdit } = props;
  const { faults, cube: solvable } = verdict;
  const filled = cube.filled?.length ?? 0;
  if (solvable) {
    return (
      <>
        <UncertainStickers facelets={cube.doubtful} />
        {filled > 0 ? (
          <ConfirmFilled
            {...{ verdict, examples, onEdit }}
            count={filled}
            palette={cube.palette}
            index={solvable.index}
          />
        ) : (
          <SolutionInHand
            cube={handheldCube(cube.colouring, cube.palette)}
            palette={cube.palette}
            examples={examples}
          />
        )}
        <Numbers index={solvable.index} />
      </>
    );
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

/**
 * Asks whether the filled-in stickers are right before showing moves: a wrong sticker or a
 * twisted corner would lead to another cube.
 */
function ConfirmFilled({
  verdict,
  count,
  palette,
  index,
  examples,
  onEdit,
}: {
  verdict: CubeVerdict;
  count: number;
  palette: Palette;
  index: number;
  examples: readonly AllSolutions[];
  onEdit: EditNet;
}) {
  // Starts the search while the reader compares.
  useEasiestSolutions(index, examples);
  const [up, right, front, down, left, back] = verdict.scheme.map((colour) =>
    paintName(palette, colour),
  );
  return (
    <div class="verdict-filled">
      <p class="verdict-head">Does your cube look like this?</p>
      <p>
        The page has filled in {countWord(count, "dotted sticker")}, with {up} opposite{" "}
        {down}, {right} opposite {left}, {front} opposite {back}. If one is wrong, tap
        it and give it the right colour, even if you painted it yourself.
      </p>
      <div class="buttons screen-only needs-js">
        <Button class="primary" onClick={() => onEdit({ type: "confirm" })}>
          Yes, show the moves
        </Button>
      </div>
    </div>
  );
}

function Numbers({ index }: { index: number }) {
  const { permutation, orientation } = unrankState(index);
  return (
    <dl class="verdict-numbers grid">
      <dt>number</dt>
      <dd class="verdict-number">{formatNumber(index)}</dd>
      <dt>permutation</dt>
      <dd>{permutation.map((piece) => piece + 1).join(" ")}</dd>
      <dt>orientation</dt>
      <dd>{orientation.join(" ")}</dd>
    </dl>
  );
}

function NextSticker({
  verdict: { matching },
  selectedFacelet,
  onEdit,
}: Pick<Props, "verdict" | "selectedFacelet"> & { onEdit: EditNet }) {
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
