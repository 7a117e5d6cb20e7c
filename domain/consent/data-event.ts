import type { Cart, CartLine } from '#contracts/cart.ts'
import type { ArticleCard } from '#contracts/catalog.ts'
import type { OrderView } from '#contracts/orders.ts'
import { shownPrice } from '#domain/catalog/price-tag.ts'

/** Goods in an event, as Google Analytics 4 spells them. `price` is euros for one piece, VAT included. */
export interface DataItem {
  /** The article. Never the SKU, which identifies the values of a contact lens. */
  item_id: string
  item_name: string
  item_brand: string
  /** First part of the article's address, such as `kehykset`. */
  item_category: string
  price: number
  quantity: number
  /** Place in its list, from 0. */
  index?: number
}

/** The goods and sums of an event. `value` is euros, VAT included. */
export interface Commerce {
  currency: 'EUR'
  value?: number
  item_list_name?: string
  items: DataItem[]
  transaction_id?: string
  shipping?: number
  tax?: number
}

export interface CommerceEvent {
  event:
    | 'view_item_list'
    | 'select_item'
    | 'view_item'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'purchase'
  ecommerce: Commerce
}

/** A page of the shop is shown (specification §7). The address is without its query, in which visitors write. */
export interface PageView {
  event: 'pageviewNext'
  page_path: string
}

/**
 * The events of the data layer. They say which goods were looked at or bought, and never for which eyes or for whom: no
 * prescription, no values of lenses, no name and no address. Lenses ground for a frame are no items; a purchase counts
 * them in its sum.
 */
export type DataEvent = CommerceEvent | PageView

/** An article's page is open. */
export function viewItem(article: ListedArticle): CommerceEvent {
  const item = itemOf(article)
  return { event: 'view_item', ecommerce: { currency: 'EUR', value: item.price, items: [item] } }
}

/** A list of articles is shown; its name is the path of the page. */
export function viewItemList(name: string, articles: ListedArticle[]): CommerceEvent {
  const items = articles.map((article, index) => ({ ...itemOf(article), index }))
  return { event: 'view_item_list', ecommerce: { currency: 'EUR', item_list_name: name, items } }
}

/** An article of a list is opened; undefined when the list has none of this id. */
export function selectItem({ ecommerce }: CommerceEvent, articleId: string): CommerceEvent | undefined {
  const item = ecommerce.items.find(({ item_id }) => item_id === articleId)
  return item && { event: 'select_item', ecommerce: { ...ecommerce, items: [item] } }
}

/** The cart is shown, or the way to the checkout taken. */
export function cartEvent(event: 'view_cart' | 'begin_checkout', { items, totalCost }: SeenCart): CommerceEvent {
  const shown = items.filter(isItem).map((line) => lineItem(line))
  return { event, ecommerce: { currency: 'EUR', value: euros(totalCost), items: shown } }
}

/** What a change of the cart took out and put in, at most one event of each. */
export function cartChange(before: SeenCart, after: SeenCart): CommerceEvent[] {
  return [moved('remove_from_cart', after, before), moved('add_to_cart', before, after)].filter((event) => !!event)
}

/** What was bought. Goods and lenses less discounts are its value; `transaction_id` is the number of the order. */
export function purchase({ number, lines, totals }: SeenOrder): CommerceEvent {
  const shipping = totals.rows.reduce((sum, { kind, amount }) => sum + (kind === 'delivery' ? amount : 0), 0)
  const tax = totals.vat.reduce((sum, { vat }) => sum + vat, 0)
  return {
    event: 'purchase',
    ecommerce: {
      currency: 'EUR',
      transaction_id: number,
      value: euros(totals.totalCost - shipping),
      shipping: euros(shipping),
      tax: euros(tax),
      items: lines.filter(isItem).map((line) => lineItem(line)),
    },
  }
}

type ListedArticle = Pick<ArticleCard, 'id' | 'name' | 'brand' | 'slug' | 'price'>
type SeenLine = Pick<
  CartLine,
  'ref' | 'parentRef' | 'articleId' | 'articleDescription' | 'brand' | 'slug' | 'quantity'
> & { price: Pick<CartLine['price'], 'amount'> }
type SeenCart = Pick<Cart, 'totalCost'> & { items: SeenLine[] }
type SeenOrder = Pick<OrderView, 'number' | 'totals'> & { lines: SeenLine[] }

/** The pieces of each line that the one cart has more of than the other. */
function moved(event: CommerceEvent['event'], less: SeenCart, more: SeenCart): CommerceEvent | undefined {
  const quantities = new Map(less.items.map(({ ref, quantity }) => [ref, quantity]))
  const items = more.items.filter(isItem).flatMap((line) => {
    const quantity = line.quantity - (quantities.get(line.ref) ?? 0)
    return quantity > 0 ? [lineItem(line, quantity)] : []
  })
  const value = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)
  return items.length > 0 ? { event, ecommerce: { currency: 'EUR', value: euros(value), items } } : undefined
}

function isItem({ parentRef }: SeenLine): boolean {
  return parentRef === null
}

function lineItem(line: SeenLine, quantity = line.quantity): DataItem {
  return {
    item_id: String(line.articleId),
    item_name: line.articleDescription,
    item_brand: line.brand,
    item_category: categoryIn(line.slug),
    price: euros(line.price.amount),
    quantity,
  }
}

function itemOf({ id, name, brand, slug, price }: ListedArticle): DataItem {
  return {
    item_id: String(id),
    item_name: name,
    item_brand: brand,
    item_category: categoryIn(slug),
    price: euros(shownPrice(price).amount),
    quantity: 1,
  }
}

function categoryIn(slug: string): string {
  return slug.split('/')[0] ?? ''
}

function euros(cents: number): number {
  return cents / 100
}
