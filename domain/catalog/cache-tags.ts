/** Tag of every page that shows goods at all: an editor's change drops them all. */
export const GOODS_TAG = 'goods'

/** Tag of every page that lists goods or counts them: dropped as well when something sells out or its price changes. */
export const CATALOG_TAG = 'catalog'

/** Tag of every page that shows one article, invalidated when it sells out. A changed price invalidates `GOODS_TAG`. */
export function articleTag(id: number): string {
  return `articles:${id}`
}
