import { WidgetStore } from "../../kit/widget/store.ts";
import { drawingModel } from "./drawing-model.ts";

/** The reader's drawing, found again at the next visit. */
export const drawingStore = new WidgetStore(drawingModel, { isKept: true });
