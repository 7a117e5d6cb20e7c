/** Tag of every answer that shows goods or addresses of them: every change by staff invalidates it. */
export const GOODS_TAG = 'goods'

/** Tag of every answer that lists goods: invalidated by the same, and when the stock that a page shows has changed. */
export const CATALOG_TAG = 'catalog'

/** Tag of every answer that names categories or groups: menus, addresses of goods, and links to either. */
export const CATEGORIES_TAG = 'categories'

/** Tag of the content that shows one picture of the editors. Goods and stores have tags of their own. */
export function pictureTag(id: number | string): string {
  return `pictures:${id}`
}

/** Tag of the answer that shows one article: invalidated when its stock as shown has changed. Anything else invalidates `GOODS_TAG`. */
export function articleTag(id: number): string {
  return `articles:${id}`
}
