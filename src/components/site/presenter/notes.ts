// What stands in the teacher's own window.
import { createElement } from "./elements.ts";
import type { LessonProgress } from "./lesson-progress.ts";
import type { Stop } from "./stops.ts";

export interface Notes {
  readonly at: number;
  readonly stops: readonly Stop<Element>[];
  /** When the presentation began. */
  readonly startTime: number;
  /** The lesson that it follows. */
  readonly lesson: LessonProgress | undefined;
}

/** A question of the plan stands for what is asked at the stop in the chapter. */
export function renderNotes(notes: Notes): Node[] {
  const { at, stops, lesson } = notes;
  const speakerNotes = stops[at].notes.map((note) =>
    document.importNode((note as HTMLTemplateElement).content, true),
  );
  const next = stops[at + 1]?.title ?? lesson?.next?.title;
  const end = lesson ? "The lesson ends here." : "This is the last stop.";
  return [
    ...(lesson
      ? [...renderPlanStep(lesson), ...(lesson.step.asks ? [] : speakerNotes)]
      : [
          paragraph("at", `${at + 1} of ${stops.length}`),
          createElement("h1", {}, stops[at].title),
          ...(speakerNotes.length > 0
            ? speakerNotes
            : [paragraph("none", "No notes here.")]),
        ]),
    paragraph("next", next ? `Next: ${next}` : end),
  ];
}

/** The step of the plan: its time, its aim, what to do, what to ask. */
function renderPlanStep({ plan, at, step }: LessonProgress): Node[] {
  const { title, begins, ends, does, asks } = step;
  return [
    paragraph(
      "at",
      `Step ${at + 1} of ${plan.steps.length}, minutes ${begins} to ${ends} of ${plan.minutes}`,
    ),
    createElement("h1", {}, title),
    createElement("p", {}, does),
    ...(asks
      ? [
          createElement("p", {}, createElement("b", {}, asks.question)),
          createElement("p", {}, asks.answer),
          ...asks.slips.map(({ guess, why }) =>
            createElement(
              "p",
              { class: "none" },
              createElement("s", {}, guess),
              ` ${why}`,
            ),
          ),
        ]
      : []),
    createElement(
      "p",
      { class: "aim" },
      createElement("b", {}, "Aim."),
      ` ${plan.aim}`,
    ),
  ];
}

const paragraph = (name: string, words: string) =>
  createElement("p", { class: name }, words);
