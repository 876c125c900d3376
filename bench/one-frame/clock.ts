/**
 * When this module's first line ran. Imported first, it precedes the evaluation of all
 * other modules. Loading and parsing happen before; they count as start-up, which is
 * reported separately.
 */
export const startedAt = performance.now();
