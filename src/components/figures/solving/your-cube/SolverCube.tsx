import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Choice } from "#kit/widget/Choice.tsx";
import { readParameter, writeParameter } from "#kit/widget/page-address.ts";
import type { YourBigCube } from "../big-cube/YourBigCube.tsx";
import type { SolvableNet, SolvableNetProps } from "./SolvableNet.tsx";
import { YourPocketCube } from "./YourPocketCube.tsx";
import "./cube-sizes.css";

const SIZES = ["2×2×2", "3×3×3"] as const;

/** In the page's address: 3 for the big cube. */
const SIZE = "size";

/**
 * The reader's pocket cube or 3×3×3, on a page of its own. What an empty net doesn't need is
 * loaded on demand.
 */
export function SolverCube() {
  const [big, setBig] = useState<{ YourBigCube: typeof YourBigCube }>();
  const choose = (isBig: boolean) => {
    writeParameter(SIZE, isBig ? "3" : undefined);
    if (isBig) void import("../big-cube/YourBigCube.tsx").then(setBig);
    else setBig(undefined);
  };
  useLayoutEffect(() => {
    if (readParameter(SIZE) === "3") choose(true);
  }, []);
  return (
    <>
      <div class="cube-sizes screen-only needs-js">
        <Choice
          label="The size of the cube"
          options={SIZES}
          value={SIZES[big ? 1 : 0]}
          onChoose={(_, size) => choose(size === 1)}
        />
      </div>
      {big ? (
        <big.YourBigCube />
      ) : (
        <YourPocketCube startsEmpty Solvable={LoadedSolvableNet} />
      )}
    </>
  );
}

function LoadedSolvableNet(props: SolvableNetProps) {
  const [loaded, setLoaded] = useState<{ SolvableNet: typeof SolvableNet }>();
  useEffect(() => void import("./SolvableNet.tsx").then(setLoaded), []);
  return loaded ? <loaded.SolvableNet {...props} /> : null;
}
