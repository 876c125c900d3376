/**
 * When this module's first line ran. Imported first, it sees all evaluation of the others.
 * Reading and parsing come before it: they belong to the start, which is told apart.
 */
export const startedAt = performance.now();
