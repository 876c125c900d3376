const UNITS = ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"];

/** Memory in two or three digits: "48 bytes", "3.7 MB", "11 EB". */
export function formatBytes(bytes: number): string {
  let rest = bytes;
  let unit = 0;
  while (rest >= 999.5 && unit < UNITS.length - 1) {
    rest /= 1000;
    unit++;
  }
  const number = rest < 10 && unit > 0 ? rest.toFixed(1) : String(Math.round(rest));
  return `${number}\u00a0${UNITS[unit]}`;
}
