import { N_STATES } from "../../../lib/puzzle/coordinates.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import {
  type Diagnosis,
  diagnoseParts,
  type Exercise,
  findSlip,
  right,
  type Slip,
  wrong,
} from "../exercise.ts";
import { readNumber } from "../read-number.ts";

/** Bits in a byte. */
const BYTE = 8;

/**
 * The distance table in boxes that are just large enough.
 * @param diameter  the largest distance that a box has to hold
 */
export function smallerBoxes(diameter: number) {
  const bits = bitsFor(diameter + 1);
  const bytes = Math.ceil((N_STATES * bits) / BYTE);
  const exercise: Exercise = {
    fields: [
      { kind: "text", label: "bits a box", form: "A whole number.", width: 6 },
      {
        kind: "text",
        label: "bytes in all",
        form: "A whole number.",
        width: 16,
      },
    ],
    solution: [String(bits), String(bytes)],
    check: (typedBits, typedBytes = "") =>
      diagnoseParts([
        {
          typed: typedBits,
          diagnose: (typed) => diagnose(typed, bits, bitSlips(diameter, bits)),
          prompt: "And how many bits does one box need?",
        },
        {
          typed: typedBytes,
          diagnose: (typed) => diagnose(typed, bytes, byteSlips(bits)),
          prompt: "Now the bytes for all boxes.",
        },
      ]),
  };
  return { ...exercise, diameter, bits, bytes };

  function diagnose(
    typed: string,
    answer: number,
    slips: readonly Slip<number>[],
  ): Diagnosis {
    const reading = readNumber(typed);
    if ("says" in reading) return reading;
    if (reading.value === answer) {
      return right(
        answer === bits
          ? `${bits} bits make ${2 ** bits} different boxes, and ${diameter + 1} are needed.`
          : `${n(N_STATES)} × ${bits} bits, eight to the byte: ${n(bytes)} bytes.`,
      );
    }
    return (
      findSlip(slips, reading.value) ??
      wrong(
        answer === bits
          ? `The distances are 0 to ${diameter}. How many different things are these, and how many can so many bits tell apart?`
          : "Multiply the number of boxes by the bits of one, and divide by eight.",
      )
    );
  }
}

function bitSlips(diameter: number, bits: number): Slip<number>[] {
  return [
    {
      leadsTo: bits - 1,
      says: `${bits - 1} bits tell only ${2 ** (bits - 1)} things apart.`,
    },
    {
      leadsTo: diameter,
      says: `That would do with one bit for each distance. But bits are the digits of a number in base two.`,
    },
    { leadsTo: BYTE, says: "That is a whole byte, and most of it stays empty." },
  ];
}

function byteSlips(bits: number): Slip<number>[] {
  return [
    { leadsTo: N_STATES * bits, says: "Those are the bits. A byte has eight." },
    { leadsTo: N_STATES, says: "That is one byte for each, as now. A box is smaller." },
    {
      leadsTo: Math.floor(N_STATES / bits),
      says: `You divided by the bits of a box. How many boxes fit into one byte of eight bits?`,
    },
  ];
}

function bitsFor(values: number): number {
  return Math.ceil(Math.log2(values));
}
