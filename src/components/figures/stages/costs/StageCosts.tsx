import type { ComponentChildren } from "preact";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import { METHOD_NAMES, METHOD_TEXTS } from "../method-texts.ts";
import type { methodFacts, TurnStatistics } from "./method-facts.ts";
import "./stage-costs.css";

/** The turns of each stage and of all stages, for both methods and God's algorithm. */
export function StageCosts({ methods, god }: ReturnType<typeof methodFacts>) {
  return (
    <FigureFrame
      id="stage-costs"
      title="What stages cost"
      lead="Compare the totals of the stages with God’s algorithm."
      caption={
        <>
          Turns of a face, half turns counted as one. Each stage takes as few turns as
          possible. “Lucky” always takes the shortest solution that leaves least for the
          next stage, “unlucky” the one that leaves most.
        </>
      }
    >
      <table class="stage-costs">
        <thead>
          <tr>
            <th scope="col">stage</th>
            <th scope="col">cases</th>
            <th scope="col">worst</th>
            <th scope="col">mean</th>
          </tr>
        </thead>
        {METHOD_NAMES.map((name) => {
          const { stages, lucky, unlucky } = methods[name];
          return (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={4} class="stage-method">
                  {METHOD_TEXTS[name].name}
                </th>
              </tr>
              {stages.map((stage, i) => (
                <Row key={i} title={METHOD_TEXTS[name].stages[i]} turns={stage}>
                  {stage.cases ?? "–"}
                </Row>
              ))}
              <Row title="all stages, lucky" turns={lucky} isSum />
              <Row title="all stages, unlucky" turns={unlucky} isSum />
            </tbody>
          );
        })}
        <tbody>
          <Row title="God" turns={god} isSum />
        </tbody>
      </table>
    </FigureFrame>
  );
}

function Row(props: {
  title: string;
  turns: TurnStatistics;
  isSum?: boolean;
  children?: ComponentChildren;
}) {
  const { title, turns, isSum, children } = props;
  return (
    <tr data-sum={isSum}>
      <th scope="row">{title}</th>
      <td>{children}</td>
      <td>{turns.worst}</td>
      <td>{turns.mean.toFixed(2)}</td>
    </tr>
  );
}
