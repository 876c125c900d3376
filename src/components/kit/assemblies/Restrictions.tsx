import { type Assemblies, reduceFraction } from "#src/puzzles/assemblies.ts";
import { capitalised } from "../text/capitalised.ts";
import { formatNumber } from "../text/format-number.ts";
import { keepDigitsTogether } from "../text/keep-digits-together.ts";
import { More } from "../widget/More.tsx";
import "./restrictions.css";

/** The reasons why moves reach only some assemblies. */
export function Restrictions({ restrictions }: Pick<Assemblies, "restrictions">) {
  if (restrictions.length === 0) return null;
  const { part, whole } = restrictions.reduce(
    (all, one) => reduceFraction(all.part * one.part, all.whole * one.whole),
    reduceFraction(1n, 1n),
  );
  return (
    <More title="Why the moves don’t reach all of them">
      <ul class="restrictions text-sm">
        {restrictions.map((one) => (
          <li key={one.reason}>
            <b>
              {formatNumber(one.part)} in {formatNumber(one.whole)}
            </b>{" "}
            {capitalised(keepDigitsTogether(one.reason))}.
          </li>
        ))}
      </ul>
      {restrictions.length > 1 && (
        <p class="text-sm">
          Together:{" "}
          {restrictions
            .map((one) =>
              one.part === 1n
                ? formatNumber(one.whole)
                : `${formatNumber(one.whole)}/${formatNumber(one.part)}`,
            )
            .join(" × ")}{" "}
          ={" "}
          {part === 1n
            ? formatNumber(whole)
            : `${formatNumber(whole)}/${formatNumber(part)}`}
          .
        </p>
      )}
    </More>
  );
}
