import type { GuideRow } from "#kit/source/guide-row.ts";

/** The guide's program for the permutations, with the lines of the chapter's cell. */
export const CREATE_TABLES: readonly GuideRow[] = [
  [
    "Dim prune1(5039) As Byte\nDim perm(5039, 8) As Integer",
    "const prune1 = new Uint8Array(5040).fill(50);\nconst perm = new Uint16Array(5040 * 9);",
  ],
  ["Sub ExplorePerm(ByVal pos As Integer)", "function explore(index: number) {"],
  ["   Dim tempPos As Integer = pos", "    let next = index;"],
  ["   For i As Integer = 0 To 2", "  for (let face = 0; face < 3; face++) {"],
  ["      For j As Integer = 0 To 2", "    for (let turns = 0; turns < 3; turns++) {"],
  [
    "         tempPos = DoPermMap(tempPos, i)",
    "      next = turnPermutation(next, face);",
  ],
  [
    "         mv = (i * 3) + j\n         perm(pos, mv) = tempPos",
    "      perm[index * 9 + face * 3 + turns] = next;",
  ],
  ["         If prune1(tempPos) = 50 Then", "      if (prune1[next] === 50) {"],
  [
    "            prune1(tempPos) = len + 1",
    "        prune1[next] = prune1[index] + 1;",
  ],
  ["Sub CreatePermTables()\n   prune1(0) = 0", "prune1[0] = 0;"],
  ["   Dim len As Integer = 0", "let depth = 0;"],
  [
    "   Dim c As Integer = 0\n   Dim tot As Integer = 0",
    "let count = 0;\nlet total = 0;",
  ],
  ["   Do\n      c = 0", "do {\n  count = 0;"],
  [
    "      For p As Integer = 0 To 5039",
    "  for (let index = 0; index < 5040; index++) {",
  ],
  ["         If prune1(p) = len Then", "    if (prune1[index] === depth) {"],
  [
    "            c = c + 1\n            ExplorePerm(p)",
    "      count++;\n      explore(index);",
  ],
  [
    '      Console.WriteLine("Depth: {0} Positions: {1}", len, c)',
    "  console.log(`Depth: ${depth} Positions: ${count}`);",
  ],
  ["      tot = tot + c\n      len = len + 1", "  total += count;\n  depth++;"],
  ["   Loop While c > 0", "} while (count > 0);"],
  [
    '   Console.WriteLine("Finished. {0} unique permutations.", tot)',
    "console.log(`Finished. ${total} unique permutations.`);",
  ],
];
