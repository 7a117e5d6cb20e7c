/** Read in the browser alone: tracking of others, and our `previewCart`. Kept pages leave them out of their names. */
export const browserParameters = /^(previewCart|utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|mc_cid|mc_eid)$/

/** What a listing may be asked (`site/shared/listing-query-names.ts`). */
const listing = ['page', 'order', 'brand', 'color', 'shape', 'price-min', 'price-max']

const categories =
  /^\/(kehykset|aurinkolasit|urheilulasit|piilolinssit|(silm%C3%A4lasi|urheilulasi|piilolinssi)tarvikkeet)(\/[^/]+)?$/

/** What pages of one kind may be asked. The first line that fits a path counts. */
const table: { path: RegExp; names: string[]; prefix?: RegExp }[] = [
  { path: /^\/search$/, names: ['q', 's', ...listing] },
  { path: /^\/checkout(\/|$)/, names: ['notice'], prefix: /^(checkout-[a-z-]+|signature)$/ },
  { path: /^\/(tilaus|ostoskori)(\/|$)/, names: ['notice'] },
  { path: /^\/peru-sopimus(\/|$)/, names: ['notice', 'tilaus'] },
  { path: categories, names: listing },
  { path: /^(\/[^/]+){3}\/linssit$/, names: ['size'] },
]

/**
 * The search part of an address without what its page does not know, or nothing if all of it is known.
 *
 * An invented parameter would make a new copy of a page among the kept pages, so it is dropped by a redirect.
 */
export function withoutUnknown(path: string, search: string): string | undefined {
  if (search === '' || search === '?') return search === '' ? undefined : ''
  const kind = table.find((row) => row.path.test(path))
  const isKnown = (name: string) =>
    browserParameters.test(name) || !!kind?.names.includes(name) || !!kind?.prefix?.test(name)

  const pairs = search.slice(1).split('&')
  const kept = pairs.filter((pair) => isKnown(nameOf(pair)))
  if (kept.length === pairs.length) return undefined
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

function nameOf(pair: string): string {
  const [written = ''] = pair.split('=')
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    return written
  }
}
