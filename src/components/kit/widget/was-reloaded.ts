/** Whether this visit of the page began with its being loaded again. */
export function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return (visit as PerformanceNavigationTiming | undefined)?.type === "reload";
}
