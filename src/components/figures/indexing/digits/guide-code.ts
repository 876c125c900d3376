// The guide's programs, aligned with ours: a line of it for each line of the library's
// function, empty where the guide has none.

export const guideRankTwists = [
  "Function OrientationToIdx(ByVal oris() As Byte, ByVal n As Integer, ByVal v As Integer) As Integer",
  ...Array<string>(9).fill(""),
  "   Dim t As Integer = 0",
  "   For i As Integer = 1 To n - 1",
  "      t = t * v\n      t = t + oris(i)",
  "   Next",
  "   Return t",
  "End Function",
];

export const guideUnrankTwists = [
  "Function IdxToOrientation(ByVal idx As Integer, ByVal n As Integer, ByVal v As Integer) As Byte()",
  "   Dim s As Integer = 0",
  "   Dim t As Integer = idx\n   Dim oris(n) As Byte",
  "",
  "",
  "   For i As Integer = n - 1 To 1 Step -1\n      oris(i) = t Mod v",
  "      s = s - oris(i)",
  "      If s < 0 Then s = s + v",
  "      t = t \\ v\n   Next",
  "   oris(n) = s",
  "   Return oris",
  "End Function",
];
