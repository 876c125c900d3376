import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { exerciseFrom, numberQuestion } from "../question.ts";

/** Bits in a byte. */
const BYTE = 8;

/**
 * Asks for the size of the distance table with entries of the fewest possible bits.
 * @param diameter  the largest distance that an entry must hold
 */
export function smallerBoxes(diameter: number) {
  const bits = Math.ceil(Math.log2(diameter + 1));
  const bytes = Math.ceil((N_STATES * bits) / BYTE);

  const exercise = exerciseFrom(
    numberQuestion({
      label: "bits per entry",
      form: "A whole number.",
      width: 6,
      prompt: "And how many bits does one entry need?",
      answer: bits,
      right: `${bits} bits have ${2 ** bits} different values, and ${diameter + 1} are needed.`,
      mistakes: [
        {
          leadsTo: bits - 1,
          says: `${bits - 1} bits have only ${2 ** (bits - 1)} different values.`,
        },
        {
          leadsTo: diameter,
          says: "That is one bit for each distance. But bits are the digits of a number in base two, so fewer are enough.",
        },
        {
          leadsTo: BYTE,
          says: "That is a whole byte. Fewer bits are enough.",
        },
      ],
      otherwise: `The distances are 0 to ${diameter}. How many different values is that, and how many values do two, three, four bits have?`,
    }),
    numberQuestion({
      label: "bytes in all",
      form: "A whole number.",
      width: 16,
      prompt: "Now the bytes for all entries.",
      answer: bytes,
      right: `${n(N_STATES)} × ${bits} bits, eight to a byte: ${n(bytes)} bytes.`,
      mistakes: [
        {
          leadsTo: N_STATES * bits,
          says: "Those are the bits. A byte has eight.",
        },
        {
          leadsTo: N_STATES,
          says: "That is one byte for each, as now. An entry is smaller.",
        },
        {
          leadsTo: Math.floor(N_STATES / bits),
          says: "You divided by the bits of an entry. How many entries fit into one byte of eight bits?",
        },
      ],
      otherwise:
        "Multiply the number of entries by the bits of one entry, and divide by eight.",
    }),
  );
  return { ...exercise, diameter, bits, bytes };
}
