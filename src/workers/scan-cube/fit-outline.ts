import { blur, type EdgeMap, findEdges } from "./edge-map.ts";
import { type CameraPicture, toPixel } from "./camera-picture.ts";
import {
  flatProjection,
  pointOnFacelet,
  type Pose,
  UPRIGHT,
  type Vector,
  type CameraView,
} from "./camera-views.ts";

/** The initial step sizes of the search, in the order of `poseToNumbers`. */
const FIRST_STEPS = [0.06, 0.06, 0.08, 0.1, 0.1, 0.1];
/** The typical deviation of each number from upright. */
const TYPICAL = [0.15, 0.15, 0.2, 0.25, 0.25, 0.25];
const DEVIATION_COST = 0.02;
/** How often the step sizes are halved. */
const HALVINGS = 4;
/** The offsets of the starting poses, in position and scale. */
const OFFSETS = [-0.12, 0, 0.12];
/** How many of the best starting poses are refined. */
const MAX_STARTS = 4;

/** Sample points: on the lines between stickers, and inside stickers. */
interface Template {
  readonly lines: readonly Vector[];
  readonly middles: readonly Vector[];
}

/** The pose of the cube, and how well it fits. */
export interface OutlineFit {
  readonly pose: Pose;
  /** How much stronger edges are between stickers than inside them, 1 at most. */
  readonly contrast: number;
}

/**
 * Finds the pose of the cube in a picture: near the outline, with strong edges on the lines
 * between stickers and weak ones inside stickers.
 *
 * @cost  some 1,000 poses of at most 350 points, after reading the picture once
 */
export function fitOutline(picture: CameraPicture, view: CameraView): OutlineFit {
  const sharp = blur(findEdges(picture), 1);
  const soft = blur(blur(sharp, 3), 2);
  const template = buildTemplate(view);
  const starts = OFFSETS.flatMap((right) =>
    OFFSETS.flatMap((down) =>
      OFFSETS.map((logScale) => poseToNumbers({ ...UPRIGHT, right, down, logScale })),
    ),
  );
  const scored = starts.map((start) => ({
    start,
    score: scorePose(start, soft, view, template),
  }));
  const fits = scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_STARTS)
    .map(({ start }) => climb(start, soft, view, template, FIRST_STEPS))
    .map(({ pose }) =>
      climb(
        pose,
        sharp,
        view,
        template,
        FIRST_STEPS.map((step) => step / 3),
      ),
    );
  const [best] = fits.toSorted((a, b) => b.score - a.score);
  return { pose: poseFromNumbers(best.pose), contrast: best.score };
}

/** Coordinate descent: changes one number at a time while the score improves. */
function climb(
  start: readonly number[],
  edges: EdgeMap,
  view: CameraView,
  template: Template,
  firstSteps: readonly number[],
): { pose: number[]; score: number } {
  let pose = [...start];
  let score = scorePose(pose, edges, view, template);
  let steps = [...firstSteps];
  for (let halvings = 0; halvings <= HALVINGS;) {
    let isBetter = false;
    for (let i = 0; i < pose.length; i++) {
      for (const step of [steps[i], -steps[i]]) {
        const next = pose.with(i, pose[i] + step);
        const nextScore = scorePose(next, edges, view, template);
        if (nextScore <= score) continue;
        pose = next;
        score = nextScore;
        isBetter = true;
        break;
      }
    }
    if (isBetter) continue;
    steps = steps.map((step) => step / 2);
    halvings++;
  }
  return { pose, score };
}

/** The difference of edge strength between lines and stickers, minus a penalty for deviation. */
function scorePose(
  numbers: readonly number[],
  edges: EdgeMap,
  view: CameraView,
  { lines, middles }: Template,
): number {
  const project = flatProjection(view, poseFromNumbers(numbers));
  const { size, strength } = edges;
  const mean = (points: readonly Vector[]) => {
    let sum = 0;
    for (const point of points) {
      const flat = project(point);
      sum += strength[toPixel(flat[1], size) * size + toPixel(flat[0], size)];
    }
    return sum / points.length;
  };
  const deviation = numbers.reduce((sum, one, i) => sum + (one / TYPICAL[i]) ** 2, 0);
  return mean(lines) - mean(middles) - DEVIATION_COST * deviation;
}

function buildTemplate({ facelets: places, perEdge }: CameraView): Template {
  const along = [0.1, 0.3, 0.5, 0.7, 0.9];
  const inside = [0.25, 0.5, 0.75];
  return {
    lines: places.flatMap((place) =>
      along.flatMap((t) => [
        pointOnFacelet(place, t, 0, perEdge),
        pointOnFacelet(place, t, 1, perEdge),
        pointOnFacelet(place, 0, t, perEdge),
        pointOnFacelet(place, 1, t, perEdge),
      ]),
    ),
    middles: places.flatMap((place) =>
      inside.flatMap((down) =>
        inside.map((right) => pointOnFacelet(place, down, right, perEdge)),
      ),
    ),
  };
}

function poseToNumbers({ right, down, logScale, tilt }: Pose): number[] {
  return [right, down, logScale, ...tilt];
}

function poseFromNumbers(numbers: readonly number[]): Pose {
  const [right, down, logScale, a, b, c] = numbers;
  return { right, down, logScale, tilt: [a, b, c] };
}
