/** Puts back the space before the stars of docstrings, which rolldown strips. */
export function indentStars(code: string): string {
  return code.replace(/^(\s*)\*(?=[ /]|$)/gm, "$1 *");
}
