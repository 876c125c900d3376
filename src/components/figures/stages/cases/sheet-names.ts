/** The sheets of cases: what is to be done, and what of the colours it looks at. */
export const CASE_SHEETS = {
  turn: {
    name: "top face",
    says: "Layer by layer, second stage: the bottom layer is done, and the top face is to be.",
    isByFace: true,
  },
  swap: {
    name: "top pieces",
    says: "Layer by layer, third stage: the top face is done, and its pieces change places.",
    isByFace: false,
  },
  face: {
    name: "face opposite",
    says: "Ortega, second stage: one face is done, and the face opposite is to be.",
    isByFace: true,
  },
  both: {
    name: "both layers",
    says: "Ortega, third stage: two faces are done, and the pieces of both layers change places.",
    isByFace: false,
  },
} as const;

export type CaseSheetName = keyof typeof CASE_SHEETS;

export const CASE_SHEET_NAMES = Object.keys(CASE_SHEETS) as CaseSheetName[];
