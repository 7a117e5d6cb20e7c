/** Tag of every page that shows goods at all: an editor's change drops them all. */
export const GOODS_TAG = 'goods'

/** Tag of every page that lists articles or counts them, beside `GOODS_TAG`. */
export const CATALOG_TAG = 'catalog'

/** Tag of every page that shows one article, beside `GOODS_TAG`. */
export function articleTag(id: number): string {
  return `articles:${id}`
}
