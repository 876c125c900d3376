/** A grid whose cells are numbered row by row. */
interface NumberedGrid {
  readonly columns: number;
  /** The number of cells that the Page keys pass; without it, these keys don't move. */
  readonly page?: number | undefined;
}

/** How many cells forward an arrow or Page key leads; undefined for other keys. */
export function gridKeyStep(
  key: string,
  { columns, page }: NumberedGrid,
): number | undefined {
  return {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: page && -page,
    PageDown: page,
  }[key];
}
