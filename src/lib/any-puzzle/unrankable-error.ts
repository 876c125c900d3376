/** Says why the positions of a puzzle cannot be numbered, though its moves can be made. */
export class UnrankableError extends RangeError {}
