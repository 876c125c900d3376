import { useEffect, useRef, useState } from "preact/hooks";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { prefersReducedMotion } from "#kit/widget/prefers-reduced-motion.ts";
import { type ConsoleLine, consoleLines, type ReportName } from "./console-lines.ts";
import "./console.css";

const REPORTS: readonly ReportName[] = ["permutation", "orientation"];
/** Slow enough to read; the computation takes no time. */
const LINE_MS = 120;

type Output = Readonly<Record<ReportName, readonly ConsoleLine[]>>;

const EMPTY: Output = { permutation: [], orientation: [] };

const completeOutput = (): Output => ({
  permutation: [...consoleLines("permutation")],
  orientation: [...consoleLines("orientation")],
});

/** The console output of the guide's program, line by line as it fills both tables. */
export function Console() {
  const [output, setOutput] = useState(completeOutput);
  // Reserve space for all lines, so that nothing moves while they appear.
  const [lengths] = useState({
    permutation: output.permutation.length,
    orientation: output.orientation.length,
  });
  const [phase, setPhase] = useState<"ready" | "running" | "done">("ready");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function run(): void {
    clearTimeout(timer.current);
    setOutput(EMPTY);
    setPhase("running");
    const isStill = prefersReducedMotion();
    const lines = allLines();
    const type = () => {
      const { value, done } = lines.next();
      if (done) return setPhase("done");
      const [name, line] = value;
      setOutput((all) => ({ ...all, [name]: [...all[name], line] }));
      timer.current = setTimeout(type, isStill ? 0 : LINE_MS);
    };
    type();
  }

  const astray = REPORTS.flatMap((name) =>
    output[name].filter(({ published }) => published !== undefined),
  );
  return (
    <Figure
      id="console"
      captionRoom={[4.65, 4.65, 7.3625]}
      title="The guide’s console"
      lead="Read the lines from the top: each is one depth."
      controls={
        <Button class="primary" onClick={run}>
          {phase === "ready" ? "Run" : "Run again"}
        </Button>
      }
      caption={
        <span role="status">
          <ConsoleCaption phase={phase} astray={astray.length} />
        </span>
      }
    >
      <div class="console grid">
        {REPORTS.map((name) => (
          <pre
            key={name}
            class="console-report"
            style={{ "--lines": lengths[name] }}
            tabIndex={0}
            role="group"
            aria-label={`Output for the ${name}s`}
          >
            {output[name].map(({ text, published }, i) => (
              <span
                key={i}
                class="console-line"
                data-astray={published !== undefined || undefined}
              >
                {`${text}${published === undefined ? "" : ` ✗ published: ${published}`}\n`}
              </span>
            ))}
          </pre>
        ))}
      </div>
    </Figure>
  );
}

function* allLines(): Generator<[ReportName, ConsoleLine], void> {
  for (const name of REPORTS) {
    for (const line of consoleLines(name)) yield [name, line];
  }
}

function ConsoleCaption({ phase, astray }: { phase: string; astray: number }) {
  if (phase === "running") return <>Running, here in your browser …</>;
  if (astray > 0) {
    return (
      <>
        <b class="console-astray">✗ {countWord(astray, "line")}</b>{" "}
        {astray === 1 ? "differs" : "differ"} from the published counts.
      </>
    );
  }
  return (
    <>
      {phase === "done" ? (
        <>
          <b>Computed just now, in your browser.</b> All counts agree with the published
          ones.{" "}
        </>
      ) : (
        <>
          This is all that the program writes, for one table and then for the other.{" "}
          <span class="screen-only">
            Press Run, and it starts again and writes line by line.{" "}
          </span>
        </>
      )}
      The last depth has 0 states: that is how the loop knows that it is done.
    </>
  );
}
