/** Tag of every answer that shows goods or addresses of them: every change by staff invalidates it. */
export const GOODS_TAG = 'goods'

/** Tag of every answer that lists goods: invalidated by the same, and when the stock that a page shows has changed. */
export const CATALOG_TAG = 'catalog'

/** Tag of the answer that shows one article: invalidated when its stock as shown has changed. Anything else invalidates `GOODS_TAG`. */
export function articleTag(id: number): string {
  return `articles:${id}`
}
