/** The absolute URL of a path at the shop's main address, whichever host was requested. */
export function absoluteUrl(path: string): string {
  return new URL(path, process.env.SHOP_URL).href
}
