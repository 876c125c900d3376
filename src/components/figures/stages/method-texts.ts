import type { MethodName } from "#src/workers/stage-solutions.ts";

/** A solving method. */
export interface MethodText {
  readonly name: string;
  /** The goal of each stage. */
  readonly stages: readonly string[];
}

export const METHOD_TEXTS: Readonly<Record<MethodName, MethodText>> = {
  layers: {
    name: "layer by layer",
    stages: ["the bottom layer", "the top face", "the pieces of the top"],
  },
  ortega: {
    name: "Ortega",
    stages: ["any face", "the face opposite", "the pieces of both layers"],
  },
};

export const METHOD_NAMES = Object.keys(METHOD_TEXTS) as MethodName[];
