interface Props {
  /** The bead in each position. */
  beads: readonly number[];
  /** The digits of the wheels. */
  wheels: readonly number[];
  /** For each bead, how many smaller ones are to its right. */
  lehmer: readonly number[];
}

/** A row of beads with its digits in the factorial number system and on the wheels. */
export function LehmerRows({ beads, wheels, lehmer }: Props) {
  const place = (i: number) => `place-${beads.length - 1 - i}`;
  return (
    <table class="lehmer-rows">
      <tbody>
        <tr>
          <th scope="row">beads</th>
          {beads.map((bead, i) => (
            <td key={i}>
              <span class="orbit-piece" data-moved={bead !== i || undefined}>
                {bead}
              </span>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">smaller ones to the right</th>
          {lehmer.map((digit, i) => (
            <td key={i} class={place(i)}>
              {digit}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">wheels</th>
          {lehmer.map((digit, i) => (
            <td
              key={i}
              class={place(i)}
              data-differs={(i < wheels.length && wheels[i] !== digit) || undefined}
            >
              {wheels[i] ?? <span class="text-muted">–</span>}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
