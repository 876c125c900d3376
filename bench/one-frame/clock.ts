/** When this module's first line ran. Whoever imports it first has a clock that saw all else. */
export const startedAt = performance.now();
