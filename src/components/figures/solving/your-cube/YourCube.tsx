import { useLayoutEffect, useState } from "preact/hooks";
import { Choice } from "#kit/widget/Choice.tsx";
import { readParameter, writeParameter } from "#kit/widget/page-address.ts";
import type { YourBigCube } from "../big-cube/YourBigCube.tsx";
import { type YourCubeProps, YourPocketCube } from "./YourPocketCube.tsx";
import "./cube-sizes.css";

const SIZES = ["2×2×2", "3×3×3"] as const;

/** In the page's address: 3 for the big cube. */
const SIZE = "size";

/** The reader's pocket cube or, on a page of its own, a 3×3×3, which is loaded when chosen. */
export function YourCube(props: YourCubeProps) {
  const [big, setBig] = useState<{ YourBigCube: typeof YourBigCube }>();
  const choose = (isBig: boolean) => {
    writeParameter(SIZE, isBig ? "3" : undefined);
    if (isBig) void import("../big-cube/YourBigCube.tsx").then(setBig);
    else setBig(undefined);
  };
  useLayoutEffect(() => {
    if (props.startsEmpty && readParameter(SIZE) === "3") choose(true);
  }, []);
  return (
    <>
      {props.startsEmpty && (
        <div class="cube-sizes screen-only needs-js">
          <Choice
            label="The size of the cube"
            options={SIZES}
            value={SIZES[big ? 1 : 0]}
            onChoose={(_, size) => choose(size === 1)}
          />
        </div>
      )}
      {big ? <big.YourBigCube /> : <YourPocketCube {...props} />}
    </>
  );
}
