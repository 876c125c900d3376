import { unrankState } from "#lib/puzzle/coordinates.ts";
import { cubeStickers } from "#kit/cube/cube-geometry.ts";
import { HOME_ORIENTATION } from "#kit/cube/cube-orientation.ts";
import { SmallCube } from "#kit/cube/SmallCube.tsx";
import { FAMOUS_CUBES } from "./famous-cubes.ts";
import { facePaintStyle } from "./PaintedCube.tsx";
import { cubeFaceLetters, type YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

/** A list of well-known states to choose from. */
export function FamousPanel({
  cube: yours,
  index,
}: {
  cube: YourCubeState;
  index: number | undefined;
}) {
  return (
    <ul class="famous-list grid" style={facePaintStyle(cubeFaceLetters(yours))}>
      {FAMOUS_CUBES.map((cube) => (
        <li key={cube.name}>
          <button
            type="button"
            class="famous-choice w-full row-center"
            aria-pressed={cube.index === index}
            onClick={() => edit({ type: "index", index: cube.index })}
          >
            <SmallCube
              stickers={cubeStickers(unrankState(cube.index))}
              hold={HOME_ORIENTATION}
            />
            <span>
              <b>{cube.name}</b>
              <small>{cube.note}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
