/** A path of ours as the whole world knows it: at the shop's main address, by whichever name the page was asked for. */
export function ownAddress(path: string): string {
  return new URL(path, process.env.SHOP_URL).href
}
