export const SCROLLED: Readonly<
  Record<string, Readonly<Record<string, readonly [number, number, number]>>>
> = {};
