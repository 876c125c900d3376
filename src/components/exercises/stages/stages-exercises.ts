import { ordersOfALayer } from "./orders-of-a-layer.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  orders: ordersOfALayer(),
};
