import { useEffect, useRef, useState } from "preact/hooks";
import {
  movesMade,
  movesWithoutTable,
  type Round,
  type RoundsJob,
  searchRounds,
} from "../../workers/search-rounds.ts";
import { runJob } from "../../workers/run-job.ts";
import { cubeModel, readerCube } from "../cube/reader-cube.ts";
import { formatNumber } from "../text/format-number.ts";
import { Figure } from "../widget/Figure.tsx";
import { useWidget } from "../widget/use-widget.ts";
import "./search-rounds.css";

type Bound = RoundsJob["bound"];

/** What a browser has done of one search, and how long it took. */
interface Run {
  readonly cube: number;
  readonly rounds: readonly Round[];
  readonly milliseconds: number;
  readonly phase: "running" | "done" | "cancelled" | "failed";
}

const BOUNDS: readonly Bound[] = ["pruning", "none"];
const NAMES: Readonly<Record<Bound, string>> = {
  pruning: "two small tables",
  none: "no table",
};

const startWorker = () =>
  new Worker(new URL("../../workers/search-rounds.worker.ts", import.meta.url), {
    type: "module",
  });

const job = (index: number, bound: Bound): RoundsJob => ({
  index,
  bound,
  sameFaceTwice: false,
});

/** The same cube solved with little knowledge and with none, round by round. */
export function SearchRounds() {
  const cube = useWidget(readerCube);
  const [runs, setRuns] = useState<Partial<Record<Bound, Run>>>({});
  const running = useRef<AbortController | null>(null);
  const [phase, setPhase] = useState<"ready" | "running">("ready");
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => running.current?.abort(), [cube]);

  // A few milliseconds' work, and the same on the server.
  const expected = searchRounds(job(cube, "pruning"), () => undefined);
  const length = expected.at(-1)!.length;

  async function search() {
    const { signal } = (running.current = new AbortController());
    setPhase("running");
    setRuns({});
    for (const bound of BOUNDS) {
      const start = performance.now();
      const rounds: Round[] = [];
      const show = (state: Run["phase"]) =>
        setRuns((all) => ({
          ...all,
          [bound]: {
            cube,
            rounds: [...rounds],
            milliseconds: performance.now() - start,
            phase: state,
          },
        }));
      show("running");
      try {
        await runJob<RoundsJob, Round, Round[]>(startWorker, job(cube, bound), {
          signal,
          onProgress: (round) => {
            rounds.push(round);
            show("running");
          },
        });
        show("done");
      } catch {
        show(signal.aborted ? "cancelled" : "failed");
        break;
      }
    }
    setPhase("ready");
  }

  const made: Record<Bound, (length: number) => number | undefined> = {
    pruning: (each) => {
      const round = expected.find((candidate) => candidate.length === each);
      return round && movesMade(round);
    },
    none: movesWithoutTable,
  };
  const lengths = Array.from({ length: length + 1 }, (_, i) => i).slice(1);
  const largest = Math.log10(movesWithoutTable(length) + 1);
  return (
    <Figure
      id="fig-search-rounds"
      title="Round by round"
      controls={
        phase === "running" ? (
          <button type="button" class="button" onClick={() => running.current?.abort()}>
            Cancel
          </button>
        ) : (
          <button
            type="button"
            class="button primary"
            onClick={() => void search()}
            aria-disabled={cube === 0}
          >
            Run both
          </button>
        )
      }
      caption={<Verdict runs={runs} cube={cube} length={length} made={made} />}
    >
      <div class="rounds" tabIndex={0} role="group" aria-label="Rounds">
        <table>
          <thead>
            <tr>
              <th scope="col">round for solutions of</th>
              {BOUNDS.map((bound) => (
                <th key={bound} scope="col">
                  {NAMES[bound]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lengths.map((each) => (
              <tr key={each}>
                <th scope="row">{`${each} turn${each === 1 ? "" : "s"}`}</th>
                {BOUNDS.map((bound) => {
                  const count = made[bound](each);
                  const run = runs[bound];
                  const real =
                    run?.cube === cube
                      ? run.rounds.find((round) => round.length === each)
                      : undefined;
                  return (
                    <td key={bound} data-run={real ? "done" : undefined}>
                      {count === undefined ? (
                        <span class="rounds-none">ruled out at once</span>
                      ) : (
                        <>
                          <span
                            class="rounds-bar"
                            style={`width: ${((100 * Math.log10(count + 1)) / largest).toFixed(1)}%`}
                          />
                          <span class="rounds-count">
                            {`${formatNumber(real ? movesMade(real) : count)}${real ? (real.complete ? " ✓" : " …") : ""}`}
                          </span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
}

function Verdict({
  runs,
  cube,
  length,
  made,
}: {
  runs: Partial<Record<Bound, Run>>;
  cube: number;
  length: number;
  made: Record<Bound, (length: number) => number | undefined>;
}) {
  const total = (bound: Bound) =>
    Array.from({ length }, (_, i) => made[bound](i + 1) ?? 0).reduce(
      (a, b) => a + b,
      0,
    );
  const own = BOUNDS.map((bound) => runs[bound]).filter((run) => run?.cube === cube);
  const [pruning, none] = own;
  const running = own.some((run) => run?.phase === "running");
  return (
    <p class="rounds-words" role="status">
      {cube === 0
        ? "This cube is solved: no round is needed."
        : own.some((run) => run?.phase === "failed")
          ? "The search could not be run in this browser."
          : own.some((run) => run?.phase === "cancelled")
            ? "Cancelled. What was counted stays on show."
            : running
              ? "Searching, in the background …"
              : none
                ? `Both found ${none.rounds.at(-1)!.complete ? "the same solutions" : "what they could before the second was stopped"}. Without a table it took ${(none.milliseconds / pruning!.milliseconds).toFixed(0)} times as long. ✓ marks what was counted here.`
                : `The bars are on a logarithmic scale: each step of the same width is ten times as much. ${cube === cubeModel.initial ? "This cube" : "Your cube"} takes ${formatNumber(total("pruning"))} moves with the two tables, and ${formatNumber(total("none"))} without.`}
    </p>
  );
}
