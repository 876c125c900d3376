import { randomBigCube, rankBigCube } from "#lib/big-cube/number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { SUPERFLIP } from "./number-parts.ts";
import { readerBigCube } from "./reader-big-cube.ts";

/** Buttons that replace the reader’s 3×3×3. */
export function BigJumpButtons() {
  const goTo = (index: bigint) => readerBigCube.dispatch({ type: "index", index });
  return (
    <div class="buttons screen-only needs-js">
      <Button onClick={() => goTo(rankBigCube(randomBigCube()))}>Random</Button>
      <Button onClick={() => goTo(0n)}>Solved</Button>
      <Button onClick={() => goTo(SUPERFLIP)}>Superflip</Button>
    </div>
  );
}
