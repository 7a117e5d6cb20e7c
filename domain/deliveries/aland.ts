/**
 * Whether a postal code is on Åland (22xxx), which lies behind a VAT border: we do not send there
 * and offer collection in a store instead.
 */
export function isAland(zip: string): boolean {
  return /^22\d{3}$/.test(zip.trim())
}
