// The guide's programs, aligned with ours: a line of it for each line of the library's
// function, empty where the guide has none.

export const guideRank = [
  "Function PermutationToIndex(ByVal perm As Byte(), ByVal n As Integer) As Integer",
  "",
  "",
  "   Dim t As Integer = 0",
  "   For i As Integer = 1 To n - 1",
  "      t = t * (n - i + 1)",
  "      For j As Integer = i + 1 To n",
  "         If perm(i) > perm(j) Then t = t + 1",
  "",
  "",
  "      Next",
  "   Next",
  "   Return t",
  "End Function",
];

export const guideUnrank = [
  "Function IndexToPermutation(ByVal idx As Integer, ByVal n As Integer) As Byte()",
  "",
  "   Dim t As Integer = idx",
  "   Dim position(n) As Byte",
  "   position(n) = 1\n   For i As Integer = n - 1 To 1 Step -1",
  "",
  "      position(i) = 1 + (t Mod (n - i + 1))",
  "      t = t \\ (n - i + 1)",
  "      For j As Integer = i + 1 To n",
  "         If position(j) >= position(i) Then position(j) = position(j) + 1",
  "",
  "",
  "      Next",
  "   Next",
  "   Return position",
  "End Function",
];
