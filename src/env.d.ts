/// <reference types="astro/client" />

/** Made by build/plugins/inlined-script.ts. */
declare module "*?inlined" {
  const code: string;
  export default code;
}
