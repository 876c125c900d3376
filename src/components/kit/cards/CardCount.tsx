import { Select } from "../widget/Select.tsx";

interface Props {
  options: readonly number[];
  value: number;
  onChoose(cards: number): void;
}

/** The choice of how many cards there are. */
export function CardCount(props: Props) {
  return (
    <label>
      cards
      <Select {...props} />
    </label>
  );
}
