import type { BookingView } from '#contracts/bookings.ts'
import { formatPrice } from '#domain/money/euros.ts'

/**
 * What a visit costs its customer: the name of a text of `my-bookings.json`, with its values. A customer whose employer
 * pays sees no price.
 */
export function visitPrice({
  price,
  payer,
}: Pick<BookingView, 'price' | 'payer'>): [text: string, values: Record<string, string>] {
  if (payer?.isConfirmed) return ['facts.by_employer', { price: formatPrice(0), company: payer.company }]
  if (payer) return ['facts.by_commitment', {}]
  return price === 0 ? ['facts.free', {}] : ['facts.price_in_store', { price: formatPrice(price) }]
}
