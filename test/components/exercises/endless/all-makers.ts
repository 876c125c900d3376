import { loadGenerator } from "#components/exercises/endless/load-generator.ts";
import type { ExerciseGenerator } from "#components/exercises/endless/practice-exercise.ts";
import { type TopicName, TOPIC_NAMES } from "#components/exercises/endless/topics.ts";

export const MAKERS = Object.fromEntries(
  await Promise.all(TOPIC_NAMES.map(async (name) => [name, await loadGenerator(name)])),
) as Record<TopicName, ExerciseGenerator>;
