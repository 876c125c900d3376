/** A few lines of the guide's Visual Basic, and the lines of ours that do the same. */
export type GuideRow = readonly [guide: string, ours: string];
