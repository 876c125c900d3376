const now = () => process.memoryUsage.rss();
const most = () => process.resourceUsage().maxRSS * 1024;

const before = { now: now(), most: most() };

/**
 * By how many bytes the memory of this process has grown since it imported this module, at
 * most on the way, as far as the system tells: below an earlier peak it only tells of now.
 */
export function memoryGrown(): number {
  const peak = most() > before.most ? most() : now();
  return Math.max(0, peak - before.now);
}
