import { WidgetStore } from "#kit/widget/store.ts";
import { drawingModel } from "./drawing-model.ts";

/** The reader's drawing, stored for the next visit. */
export const drawingStore = new WidgetStore(drawingModel, { isKept: true });
