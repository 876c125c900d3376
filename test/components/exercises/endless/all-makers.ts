import { loadMaker } from "../../../../src/components/exercises/endless/load-maker.ts";
import type { Maker } from "../../../../src/components/exercises/endless/practice.ts";
import {
  type TopicName,
  TOPIC_NAMES,
} from "../../../../src/components/exercises/endless/topics.ts";

export const MAKERS = Object.fromEntries(
  await Promise.all(TOPIC_NAMES.map(async (name) => [name, await loadMaker(name)])),
) as Record<TopicName, Maker>;
