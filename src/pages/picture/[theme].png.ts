import type { APIRoute } from "astro";
import {
  staticPicture,
  type Theme,
  THEMES,
} from "#figures/gods-algorithm/picture/static-picture.ts";
import tokens from "../../styles/tokens.css?raw";

export const getStaticPaths = () => THEMES.map((theme) => ({ params: { theme } }));

/**
 * The picture of all states as a file, shown until the reader interacts with the figure.
 */
export const GET: APIRoute = ({ params }) =>
  new Response(staticPicture(params["theme"] as Theme, tokens));
