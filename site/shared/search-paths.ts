/** Where the search leads. */
export interface SearchPaths {
  /** The page with all results, which `?q=` asks. */
  search: string
  /** The page of a store, with `{store}` for its slug. */
  store: string
  /** Brands that many look for. */
  brands: { name: string; path: string }[]
}
