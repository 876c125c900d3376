/** The question on a depth has a name from which the depth can be read. */
export const depthName = (depth: number) => `depth-${depth}`;

export const depthNamed = (name: string) => Number(name.slice("depth-".length));
