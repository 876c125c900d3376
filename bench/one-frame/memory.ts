const now = () => process.memoryUsage.rss();
const most = () => process.resourceUsage().maxRSS * 1024;

const before = { now: now(), most: most() };

/**
 * The peak growth of this process's memory since it imported this module, in bytes. If an
 * earlier peak was higher, only the current growth is known.
 */
export function memoryGrown(): number {
  const peak = most() > before.most ? most() : now();
  return Math.max(0, peak - before.now);
}
