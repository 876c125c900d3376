/** Memory in readable units: "3.7 MB", "261 MB". */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1e6;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)}\u00a0MB`;
}
