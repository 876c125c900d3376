import { WidgetStore } from "#kit/widget/store.ts";
import { bigNetModel } from "./big-net-model.ts";

/** The reader's 3×3×3. */
export const bigNet = new WidgetStore(bigNetModel, { isKept: true });
