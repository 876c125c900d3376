/** The nodes visited by all searches. */
export let nodeCount: u64 = 0;

export function countNode(): void {
  nodeCount++;
}
