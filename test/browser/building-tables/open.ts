import type { Page } from "@playwright/test";
import * as visit from "../visit.ts";

export const openFigure = (page: Page, id: string, query = "", site = "") =>
  visit.openFigure(page, `${site}building-tables/`, id, query);

export const loadFigure = (page: Page, id: string) =>
  visit.loadFigure(page, "building-tables/", id);
