/** Made by build/plugins/sandbox-plugin.ts. */
declare module "virtual:sandbox-page" {
  const address: string;
  export default address;
}
