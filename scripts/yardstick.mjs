// A fixed computation of about a second that serves as the unit for the stages' costs:
// strings, objects and numbers, as in compilers and tests. After changing it, record the
// costs again: `npm test -- --keep-costs`.
const words = new Map();
let state = 1;
for (let i = 0; i < 1_500_000; i++) {
  state = (state * 48271) % 2147483647;
  const word = (state % 60_000).toString(36);
  words.set(word, (words.get(word) ?? 0) + 1);
}
const sorted = [...words].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
const parsed = JSON.parse(JSON.stringify(sorted.map(([word, n]) => ({ word, n }))));
if (parsed.length !== 60_000) throw new Error(`${parsed.length} words`);
