// The plans of all lessons, which the presenter loads.
import type { APIRoute } from "astro";
import { LESSONS } from "../components/teaching/lessons.ts";
import { createPlan } from "../components/teaching/create-plan.ts";

export const GET: APIRoute = () =>
  Response.json(
    Object.fromEntries(LESSONS.map((lesson) => [lesson.slug, createPlan(lesson)])),
  );
