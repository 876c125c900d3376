import { useState } from "preact/hooks";
import { Button } from "#kit/widget/Button.tsx";
import { saveFile } from "#kit/storage/save-file.ts";
import { StorageNotice } from "#kit/storage/StorageNotice.tsx";
import { TOPICS } from "../endless/topics.ts";
import { type Attempt, tallyAttempts } from "./attempts.ts";
import { attemptsToCsv } from "./attempts-csv.ts";
import {
  attempts,
  restoreAttempts,
  clearAttempts,
  savedAttempts,
} from "./attempts-store.ts";

/** The reader's progress on this device. */
export function PracticeProgress() {
  const [cleared, setCleared] = useState<readonly Attempt[]>();
  const all = attempts.value;
  const tallies = tallyAttempts(all);

  return (
    <section class="practice-progress needs-js" aria-labelledby="progress">
      <h2 id="progress">Your progress</h2>
      {tallies.length === 0 ? (
        <p>
          Nothing yet. What you solve is counted here; it stays on this device, and
          nobody else sees it.
        </p>
      ) : (
        <table class="practice-tallies w-full">
          <thead>
            <tr>
              <th scope="col">Topic</th>
              <th scope="col">Level</th>
              <th scope="col">Solved</th>
              <th scope="col">At the first try</th>
              <th scope="col">Hints</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ topic, level, solved, atOnce, hints, seconds }) => (
              <tr key={`${topic} ${level}`}>
                <th scope="row">{TOPICS[topic].title}</th>
                <td>{level}</td>
                <td>{solved}</td>
                <td>{atOnce}</td>
                <td>{hints}</td>
                <td class="nowrap">{duration(seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <StorageNotice work={savedAttempts} what="Your progress" file="practice" />
      <div class="buttons screen-only">
        <Button
          idle={all.length === 0}
          onClick={() =>
            saveFile("practice.csv", attemptsToCsv(all), "text/csv;charset=utf-8")
          }
        >
          Save as CSV
        </Button>
        {cleared && all.length === 0 ? (
          <Button
            onClick={() => {
              restoreAttempts(cleared);
              setCleared(undefined);
            }}
          >
            Undo
          </Button>
        ) : (
          <Button idle={all.length === 0} onClick={() => setCleared(clearAttempts())}>
            Clear
          </Button>
        )}
      </div>
    </section>
  );
}

function duration(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
