import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { parseStickers } from "#figures/solving/your-cube/parse-typed-cube.ts";
import { Repairs } from "#figures/solving/your-cube/Repairs.tsx";
import {
  verdictOf,
  yourCubeModel,
} from "#figures/solving/your-cube/your-cube-model.ts";
import { isProblem } from "#kit/widget/parse-result.ts";

function offeredFor(stickers: string): string {
  const read = parseStickers(stickers, yourCubeModel.initial.palette);
  if (isProblem(read)) throw new Error(read.problem);
  const cube = { ...yourCubeModel.initial, colouring: read.value };
  const { repairs } = verdictOf(cube);
  return renderToString(
    <Repairs
      {...{ cube, repairs, selected: undefined, twistedCorner: undefined }}
      onSelect={() => {}}
      onEdit={() => {}}
    />,
  );
}

test("repairs are compared where they are of a few stickers; a net far from any cube is checked as a whole", () => {
  const near = offeredFor("YWWGRBBBBYWRRYOWGOYGOORG");
  expect(near).toContain("Two repairs of two stickers");
  const far = offeredFor("WWRGRYRBBGGOYOYWWOGBBYRO");
  expect(far).toMatch(/differ from this net in \S+ stickers/);
  expect(far).not.toContain("<button");
});
