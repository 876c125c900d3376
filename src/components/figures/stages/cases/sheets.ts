/** The sheets of cases: what is to be done, and what of the colours it looks at. */
export const SHEETS = {
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

export type SheetName = keyof typeof SHEETS;

export const SHEET_NAMES = Object.keys(SHEETS) as SheetName[];
