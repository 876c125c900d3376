import { WidgetStore } from "#kit/widget/store.ts";
import { pictureModel } from "./picture-model.ts";

export const pictureStore = new WidgetStore(pictureModel);
