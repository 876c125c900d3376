import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { numberOfPupil } from "./class-results-model.ts";
import type { MyCubeState } from "./my-cube-model.ts";

/** Explains how a pupil’s number is computed. */
export function PupilNumber({ first, pupil }: MyCubeState) {
  const index = numberOfPupil(first, pupil);
  return first + pupil === index ? (
    <>
      Pupil {pupil} has state {n(first)} + {pupil} = <b>{n(index)}</b>.
    </>
  ) : (
    <>
      After the last index, {n(N_STATES - 1)}, comes 0: pupil {pupil} has state{" "}
      <b>{n(index)}</b>.
    </>
  );
}
