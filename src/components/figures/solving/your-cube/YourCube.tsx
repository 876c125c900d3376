import type { AllSolutions } from "../solutions/all-solutions.ts";
import { SolvableNet } from "./SolvableNet.tsx";
import { YourPocketCube } from "./YourPocketCube.tsx";

/** The reader's pocket cube in a chapter, which shows the example and its solution at first. */
export function YourCube({ examples }: { examples: readonly AllSolutions[] }) {
  return <YourPocketCube examples={examples} Solvable={SolvableNet} />;
}
