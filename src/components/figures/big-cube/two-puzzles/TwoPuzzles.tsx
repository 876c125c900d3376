import { useMemo } from "preact/hooks";
import { unrankBigCube } from "#lib/big-cube/number.ts";
import { SOLVED_BIG_CUBE } from "#lib/big-cube/state.ts";
import type { Puzzle } from "#lib/any-puzzle/puzzle.ts";
import { Restrictions } from "#kit/assemblies/Restrictions.tsx";
import { BigCubePicture } from "#kit/cube/BigCubePicture.tsx";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { assembliesOf } from "#src/puzzles/assemblies.ts";
import { readerBigCube } from "../reader-big-cube.ts";
import { coordinateText, restrictionText } from "./coordinate-text.ts";
import {
  canSolve,
  definePhasePuzzle,
  type PhasePuzzle,
  type PieceKinds,
} from "./phase-puzzle.ts";
import { phaseStickers } from "./phase-stickers.ts";
import {
  CORNER_KINDS,
  EDGE_KINDS,
  presetName,
  PRESETS,
  twoPuzzlesStore,
} from "./two-puzzles-model.ts";
import "./two-puzzles.css";

const { dispatch } = twoPuzzlesStore;

/** A 3×3×3 with some details ignored, and what the library finds out about it. */
export function TwoPuzzles() {
  const phase = useWidget(twoPuzzlesStore);
  const cube = unrankBigCube(useWidget(readerBigCube));
  const isState = canSolve(phase, cube);
  const puzzle = useMemo(() => definePhasePuzzle(phase), [phase]);
  const restrictions = useMemo(
    () =>
      assembliesOf(puzzle).restrictions.map(({ reason, ...fraction }) => ({
        ...fraction,
        reason: restrictionText(reason),
      })),
    [puzzle],
  );
  const preset = presetName(phase);
  return (
    <Figure
      id="two-puzzles"
      title="Simpler puzzles inside the cube"
      lead="Make pieces alike or forbid moves: how many states are left?"
      store={twoPuzzlesStore}
      controls={
        <Choice
          label="Puzzle"
          class="joined"
          options={Object.keys(PRESETS)}
          value={preset}
          onChoose={(name) => dispatch(PRESETS[name])}
        />
      }
      captionRoom={[4.65, 4.65, 8.6]}
      caption={
        <>
          <Caption preset={preset} size={puzzle.sizeBig} />
          {!isState && " Your cube isn’t tame, so the picture shows the solved one."}
        </>
      }
    >
      <div class="two-puzzles grid">
        <BigCubePicture
          stickers={phaseStickers(isState ? cube : SOLVED_BIG_CUBE, phase)}
        />
        <Rules phase={phase} />
      </div>
      <Coordinates puzzle={puzzle} edges={phase.edges} />
      <div class="two-puzzles-reasons">
        <Restrictions restrictions={restrictions} />
      </div>
    </Figure>
  );
}

const CORNER_WORDS = { each: "different", none: "alike" };
const EDGE_WORDS = { each: "different", middle: "two kinds", none: "alike" };
const seenWord = (isSeen: boolean) => (isSeen ? "seen" : "ignored");
const turnsWord = (isHalf: boolean) => (isHalf ? "half turns only" : "any way");

function Rules({ phase }: { phase: PhasePuzzle }) {
  return (
    <div class="two-puzzles-choices text-sm grid needs-js">
      <Rule
        name="corners"
        label="Corners"
        options={CORNER_KINDS}
        value={phase.corners}
        onChoose={(corners) => dispatch({ corners })}
        show={(kinds) => CORNER_WORDS[kinds]}
      />
      <Rule
        name="their twists"
        label="Twists"
        options={[true, false]}
        value={phase.seesTwists}
        onChoose={(seesTwists) => dispatch({ seesTwists })}
        show={seenWord}
      />
      <Rule
        name="edges"
        label="Edges"
        options={EDGE_KINDS}
        value={phase.edges}
        onChoose={(edges) => dispatch({ edges })}
        show={(kinds) => EDGE_WORDS[kinds]}
      />
      <Rule
        name="their flips"
        label="Flips"
        options={[true, false]}
        value={phase.seesFlips}
        onChoose={(seesFlips) => dispatch({ seesFlips })}
        show={seenWord}
      />
      <Rule
        name="the sides turn"
        label="Turns of the sides"
        options={[false, true]}
        value={phase.halfSides}
        onChoose={(halfSides) => dispatch({ halfSides })}
        show={turnsWord}
      />
    </div>
  );
}

interface RuleProps<Option> {
  name: string;
  /** The accessible name of its choice. */
  label: string;
  options: readonly Option[];
  value: Option;
  onChoose(option: Option): void;
  show(option: Option): string;
}

function Rule<Option>({ name, value, show, ...choice }: RuleProps<Option>) {
  return (
    <>
      <span>{name}</span>
      <div>
        <Choice class="joined" value={value} show={show} {...choice} />
        <span class="two-puzzles-printed">{show(value)}</span>
      </div>
    </>
  );
}

/** The coordinates that the library finds, and their product. */
function Coordinates({ puzzle, edges }: { puzzle: Puzzle; edges: PieceKinds }) {
  const coordinates = puzzle.coordinates.filter(({ size }) => size > 1n);
  return (
    <table class="two-puzzles-parts">
      <thead>
        <tr>
          <th scope="col">coordinate that the library finds</th>
          <th scope="col">values</th>
        </tr>
      </thead>
      <tbody>
        {coordinates.map(({ name, size }) => (
          <tr key={name}>
            <th scope="row">{coordinateText(name, edges)}</th>
            <td>{n(size)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">states in all</th>
          <td>
            <b>{n(puzzle.sizeBig)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Caption({ preset, size }: { preset: string | undefined; size: bigint }) {
  switch (preset) {
    case "Whole cube":
      return (
        <>
          Every piece has its own colours, and all moves are allowed: <b>{n(size)}</b>{" "}
          states.
        </>
      );
    case "Phase 1":
      return (
        <>
          All corners look alike. So do the eight edges of the top and bottom, and so do
          the four edges of the middle layer, but you can tell the eight from the four.
          This puzzle is solved when nothing is twisted or flipped and the four are in
          the middle: <b>{n(size)}</b> states.
        </>
      );
    case "Phase 2":
      return (
        <>
          All pieces are different again, but the sides make half turns only. None of
          these moves twists a corner, flips an edge or takes an edge out of the middle
          layer: <b>{n(size)}</b> states.
        </>
      );
    default:
      return (
        <>
          A puzzle of your own, with <b>{n(size)}</b> {size === 1n ? "state" : "states"}
          .
        </>
      );
  }
}
