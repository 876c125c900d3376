import { WidgetStore } from "#kit/widget/store.ts";
import { odometerModel } from "./odometer-model.ts";

export const odometerStore = new WidgetStore(odometerModel);
