import { useRef } from "preact/hooks";
import { BIG_FACELETS } from "#lib/big-cube/facelets.ts";
import { rankBigCube } from "#lib/big-cube/number.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { ConfirmNet } from "../your-cube/ConfirmNet.tsx";
import { FACE_HINTS } from "../your-cube/face-hints.ts";
import { FaultList } from "../your-cube/FaultList.tsx";
import type { ScannedNet } from "../your-cube/scanned-net.ts";
import { type BigNetAction, type BigNetVerdict, centreNames } from "./big-net-model.ts";
import { bigNet } from "./big-net-store.ts";
import { BigRepairs } from "./BigRepairs.tsx";
import { BigSolution } from "./BigSolution.tsx";

interface Props {
  cube: ScannedNet;
  verdict: BigNetVerdict;
  selectedFacelet: number | undefined;
  /** The selected fault. */
  selected: number;
  repair: number | undefined;
  onSelect(fault: number): void;
  onSelectRepair(repair: number): void;
}

/** What follows from the net: what to paint next, what to repair, or how to solve it. */
export function BigVerdictBox(props: Props) {
  const { cube, verdict, selectedFacelet, selected, repair } = props;
  const { onSelect, onSelectRepair } = props;
  const { faults } = verdict;
  const box = useRef<HTMLDivElement>(null);
  /** Edits the net and focuses this box, because the pressed button may disappear. */
  const edit = (action: BigNetAction) => {
    bigNet.dispatch(action);
    box.current!.focus({ preventScroll: true });
  };
  return (
    <div class="verdict" ref={box} tabIndex={-1}>
      {faults.length > 0 ? (
        <>
          <p class="verdict-head">No moves lead to these colours.</p>
          <FaultList {...{ faults, selected, onSelect }} />
          <BigRepairs
            {...{ cube, verdict }}
            selected={repair}
            onSelect={onSelectRepair}
            onApply={(colouring) => edit({ type: "colouring", colouring })}
          />
        </>
      ) : !verdict.cube ? (
        <NextSticker {...{ cube, verdict, selectedFacelet }} />
      ) : cube.filled || cube.doubtful ? (
        <ConfirmNet
          cube={cube}
          paints={centreNames(cube)}
          onConfirm={() => edit({ type: "confirm" })}
        />
      ) : (
        <>
          <BigSolution key={cube.colouring.join()} net={cube} cube={verdict.cube} />
          <dl class="verdict-numbers grid">
            <dt>number, held like this</dt>
            <dd class="verdict-number">{formatNumber(rankBigCube(verdict.cube))}</dd>
          </dl>
        </>
      )}
    </div>
  );
}

function NextSticker({
  cube,
  verdict,
  selectedFacelet,
}: Pick<Props, "cube" | "verdict" | "selectedFacelet">) {
  const [up, , front] = centreNames(cube);
  const hint =
    selectedFacelet !== undefined && FACE_HINTS[BIG_FACELETS[selectedFacelet].face];
  return (
    <div class="needs-js">
      <p class="verdict-head">What colour is the sticker with the ring?</p>
      <p>
        {hint
          ? `${hint} Then hold the cube as before.`
          : "The sticker with the ring is in front."}
      </p>
      <p>
        Hold your cube with {up} up and {front} in front, and tap the colour that you
        see. If you hold it differently, or your cube has other colours, paint the six
        centres first. <b>{formatNumber(verdict.fitting)}</b> cubes fit so far. The page
        fills in each sticker that can have only one colour.
      </p>
    </div>
  );
}
