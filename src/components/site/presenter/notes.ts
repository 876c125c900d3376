// What stands in the teacher's own window.
import { make } from "./elements.ts";
import type { Lesson } from "./lesson.ts";
import type { Stop } from "./stops.ts";

export interface Notes {
  readonly at: number;
  readonly stops: readonly Stop<Element>[];
  /** When the presentation began. */
  readonly began: number;
  /** The lesson that it follows. */
  readonly lesson: Lesson | undefined;
}

/** A question of the plan stands for what is asked at the stop in the chapter. */
export function notesOf(notes: Notes): Node[] {
  const { at, stops, lesson } = notes;
  const said = stops[at].notes.map((note) =>
    document.importNode((note as HTMLTemplateElement).content, true),
  );
  const next = stops[at + 1]?.title ?? lesson?.next?.title;
  const end = lesson ? "The lesson ends here." : "This is the last stop.";
  return [
    ...(lesson
      ? [...planned(lesson), ...(lesson.step.asks ? [] : said)]
      : [
          line("at", `${at + 1} of ${stops.length}`),
          make("h1", {}, stops[at].title),
          ...(said.length > 0 ? said : [line("none", "No notes here.")]),
        ]),
    line("next", next ? `Next: ${next}` : end),
  ];
}

/** The step of the plan: its time, its aim, what to do, what to ask. */
function planned({ plan, at, step }: Lesson): Node[] {
  const { title, begins, ends, does, asks } = step;
  return [
    line(
      "at",
      `Step ${at + 1} of ${plan.steps.length}, minutes ${begins} to ${ends} of ${plan.minutes}`,
    ),
    make("h1", {}, title),
    make("p", {}, does),
    ...(asks
      ? [
          make("p", {}, make("b", {}, asks.question)),
          make("p", {}, asks.answer),
          ...asks.slips.map(({ guess, why }) =>
            make("p", { class: "none" }, make("s", {}, guess), ` ${why}`),
          ),
        ]
      : []),
    make("p", { class: "aim" }, make("b", {}, "Aim."), ` ${plan.aim}`),
  ];
}

const line = (name: string, words: string) => make("p", { class: name }, words);
