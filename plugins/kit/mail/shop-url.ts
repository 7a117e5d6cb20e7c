/** A path of the shop as a full address, as mails need it. */
export function shopUrl(path: string): string {
  return `${process.env.SHOP_URL ?? ''}${path}`
}
