import { Button } from "#kit/widget/Button.tsx";
import { type CubeVerdict, MAX_REPAIRS } from "./check-net.ts";
import { FaultList } from "./FaultList.tsx";
import { Repairs } from "./Repairs.tsx";
import type { CornerTwist } from "./twisted-corner.ts";
import { TwistedCornerAdvice } from "./TwistedCornerAdvice.tsx";
import { UncertainStickers } from "./UncertainStickers.tsx";
import type { YourCubeAction, YourCubeState } from "./your-cube-model.ts";

export type EditNet = (action: YourCubeAction) => void;

export interface ImpossibleNetProps {
  cube: YourCubeState;
  verdict: CubeVerdict;
  /** The corner that may have been twisted, and how to twist it back. */
  twistedCorner: CornerTwist | undefined;
  /** The selected fault. */
  selected: number;
  /** The selected repair. */
  repair: number | undefined;
  onSelect(fault: number): void;
  onSelectRepair(repair: number): void;
  onEdit: EditNet;
}

/** What is wrong with a net that no cube has, and how to repair it. */
export function ImpossibleNet(props: ImpossibleNetProps) {
  const { cube, twistedCorner, selected, repair, onSelect, onSelectRepair, onEdit } =
    props;
  const { faults, repairs } = props.verdict;
  const isMirror = faults.some(({ kind }) => kind === "mirror image");
  // With many possible repairs, the faults are more helpful.
  const isVague = !isMirror && repairs.length === MAX_REPAIRS;
  const faultList = <FaultList {...{ faults, selected, onSelect }} />;
  return (
    <>
      <p class="verdict-head">
        {isMirror ? "Are your colours mirrored?" : "No moves lead to these colours."}
      </p>
      {isVague && faultList}
      {isMirror ? (
        <MirrorChoices onEdit={onEdit} />
      ) : (
        <>
          {twistedCorner && (
            <TwistedCornerAdvice {...{ cube, twistedCorner, onEdit }} />
          )}
          <Repairs
            {...{
              cube,
              repairs,
              selected: repair,
              twistedCorner,
              onSelect: onSelectRepair,
              onEdit,
            }}
          />
        </>
      )}
      <UncertainStickers facelets={cube.doubtful} />
      {!isVague && faultList}
    </>
  );
}

/** Choices for a net that may be a mirror image. */
function MirrorChoices({ onEdit }: { onEdit: EditNet }) {
  return (
    <>
      <p>
        On each corner the colours run the other way round from most cubes. Is your cube
        like that? If not, you may have copied it as in a mirror: flip the net.
      </p>
      <div class="buttons screen-only needs-js">
        <Button class="primary" onClick={() => onEdit({ type: "mirror-palette" })}>
          My cube is like that
        </Button>
        <Button onClick={() => onEdit({ type: "flip" })}>Flip it</Button>
      </div>
    </>
  );
}
