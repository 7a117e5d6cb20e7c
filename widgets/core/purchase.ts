/** A purchase as a host page reports it. */
export interface Purchase {
  transaction_id: string | number
  currency: string
  items: readonly PurchasedItem[]
}

export interface PurchasedItem {
  item_id: string | number
  price: number
  quantity: number
}

/** A purchase as it is sent to the provider. */
export interface PurchaseEvent {
  event_type: 'purchase'
  transaction_id: string
  currency: string
  products: { sku: string; price: number; quantity: number }[]
}

/** Throws what is wrong, in the words of specification §5. */
export function readPurchase(given: unknown): PurchaseEvent {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('purchase event requires an object as an argument')
  const { items, currency, transaction_id: transaction } = given as Record<string, unknown>
  if (!Array.isArray(items)) throw needs('an items array of purchased products')
  if (typeof currency !== 'string') throw needs('a currency string')
  if (!isName(transaction)) throw needs('a transaction_id string')
  return { event_type: 'purchase', transaction_id: String(transaction), currency, products: items.map(readItem) }
}

function readItem(item: unknown): PurchaseEvent['products'][number] {
  const { item_id: id, price, quantity } = (item ?? {}) as Record<string, unknown>
  if (!isName(id)) throw new Error('purchase event item requires an item_id')
  if (!isNumeric(price)) throw new Error('purchase event item requires a unit price')
  if (!isNumeric(quantity) || Number(quantity) === 0) throw new Error('purchase event item requires a quantity')
  return { sku: String(id), price: Number(price), quantity: Number(quantity) }
}

/** The argument of an event as text. A user and a session may be null. */
export function readName(event: string, given: unknown, mayBeNull = false): string | null {
  if (mayBeNull && given === null) return null
  if (!isName(given)) throw new Error(`${event} event requires a string as an argument`)
  return String(given)
}

function needs(what: string): Error {
  return new Error(`purchase event requires ${what}`)
}

function isName(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}

function isNumeric(value: unknown): boolean {
  return (
    (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value))
  )
}
