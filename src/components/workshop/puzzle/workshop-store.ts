import { WidgetStore } from "#kit/widget/store.ts";
import { workshopModel } from "./workshop-model.ts";

/** The puzzle that all figures of the page show. */
export const workshopStore = new WidgetStore(workshopModel);
