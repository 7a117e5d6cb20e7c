/** Where the links and forms of the cart lead; `monthly` ends before the plan. */
export type CartPaths = Record<'cart' | 'checkout' | 'monthly' | 'frames' | 'sunglasses' | 'contact_lenses', string>

/** Where the search leads. */
export interface SearchPaths {
  /** The page with all results, which `?q=` asks. */
  search: string
  /** The page of a store, with `{store}` for its slug. */
  store: string
  /** Brands that many look for. */
  brands: { name: string; path: string }[]
}

/**
 * A path of the shop as scripts of this page lead there: in its language, by the prefix that the page names. What the server
 * renders gets it from `withLinksIn`, for the whole page at once.
 */
export function pathHere(path: string): string {
  const prefix = typeof document === 'undefined' ? undefined : document.documentElement.dataset['prefix']
  if (!prefix || `${path}/`.startsWith(`${prefix}/`)) return path
  return path === '/' ? prefix : prefix + path
}

/** A path of this shop that a page may lead back to; the fallback for anything else, such as another site's address. */
export function localPath(asked: string | null, fallback: string): string {
  return asked && /^\/(?![/\\])[^\s\\]*$/.test(asked) ? asked : fallback
}
