/** Tag of every page that lists articles or counts them. */
export const CATALOG_TAG = 'catalog'

/** Tag of every page that shows one article. */
export function articleTag(id: number): string {
  return `articles:${id}`
}
