import type { MethodName } from "../../../workers/stage-solutions.ts";

/** A solving method. */
export interface SolvingMethod {
  readonly name: string;
  /** The goal of each stage. */
  readonly stages: readonly string[];
}

export const METHODS: Readonly<Record<MethodName, SolvingMethod>> = {
  layers: {
    name: "layer by layer",
    stages: ["the bottom layer", "the top face", "the pieces of the top"],
  },
  ortega: {
    name: "Ortega",
    stages: ["any face", "the face opposite", "the pieces of both layers"],
  },
};

export const METHOD_NAMES = Object.keys(METHODS) as MethodName[];
