/** The sheets of cases; `isByFace` if only the colours of one face matter. */
export const CASE_SHEETS = {
  turn: {
    name: "top face",
    description:
      "Layer by layer, second stage: the bottom layer is solved, and the top face is next.",
    isByFace: true,
  },
  swap: {
    name: "top pieces",
    description:
      "Layer by layer, third stage: the top face is done, and its pieces are permuted.",
    isByFace: false,
  },
  face: {
    name: "face opposite",
    description:
      "Ortega, second stage: one face is done, and the opposite face is next.",
    isByFace: true,
  },
  both: {
    name: "both layers",
    description:
      "Ortega, third stage: two faces are done, and the pieces of both layers are permuted.",
    isByFace: false,
  },
} as const;

export type CaseSheetName = keyof typeof CASE_SHEETS;

export const CASE_SHEET_NAMES = Object.keys(CASE_SHEETS) as CaseSheetName[];
