const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** An exponent as superscript text: superscript(12) is "¹²". */
export function superscript(exponent: number): string {
  return String(exponent).replace(/\d/g, (digit) => RAISED[Number(digit)]);
}
