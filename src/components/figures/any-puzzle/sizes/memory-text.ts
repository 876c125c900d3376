const UNITS = ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"];

/** Bytes in two digits or three: "48 bytes", "230 kB", "11 EB". */
export function memoryText(bytes: number): string {
  let rest = bytes;
  let unit = 0;
  while (rest >= 999.5 && unit < UNITS.length - 1) {
    rest /= 1000;
    unit++;
  }
  const number = rest < 10 && unit > 0 ? rest.toFixed(1) : String(Math.round(rest));
  return `${number}\u00a0${UNITS[unit]}`;
}

/** The size of a table with two bits for each state. */
export function twoBitTableBytes(nStates: number): number {
  return Math.ceil(nStates / 4);
}
