/** Whether the page was reloaded. */
export function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return (visit as PerformanceNavigationTiming | undefined)?.type === "reload";
}
