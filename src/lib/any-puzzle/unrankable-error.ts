/** The states of a puzzle cannot be indexed, though its moves can be made. */
export class UnrankableError extends RangeError {}
