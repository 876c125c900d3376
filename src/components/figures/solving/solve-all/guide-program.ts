// Build-time only.
import { findRegion } from "#build/content/regions.ts";
import { guideRows } from "#kit/source/guide-row.ts";
import program from "./solve-all.ts?raw";

/** The source of `solveAll`, as in the chapter's cell. */
export const solveAllSource = findRegion(program, "solveAll").text.replace(
  "export ",
  "",
);

/** The guide's program; empty lines where only ours has one. */
const GUIDE_LINES = [
  "Sub SolveAll(ByVal p As Integer, ByVal o As Integer, ByVal depth As Integer, ByVal solve As String, ByVal last As Integer)",
  "",
  "  If depth = 0 Then",
  "    Console.WriteLine(solve)",
  "  Else",
  "    For i As Integer = 0 To 8",
  "      If last \\ 3 <> i \\ 3 Then",
  "",
  "        If bigtable(perm(p, i), ori(o, i)) < depth Then",
  '          SolveAll(perm(p, i), ori(o, i), bigtable(perm(p, i), ori(o, i)), solve + " " + mvs(i), i)',
  "        End If",
  "      End If",
  "    Next",
  "  End If",
  "End Sub",
];

/** Each line of `solveAll` beside the guide's. */
export const solveAllRows = guideRows(GUIDE_LINES, solveAllSource, "solveAll");
