import type { PaymentMethodId } from '#contracts/payments.ts'
import type { Market } from '#domain/catalog/attribute-ids.ts'

export type PaymentMark = 'klarna' | 'visa' | 'mastercard' | 'american_express'

const MARKS: Record<PaymentMethodId, PaymentMark[]> = {
  60: ['klarna'],
  65: ['klarna'],
  70: ['visa', 'mastercard', 'american_express'],
  900: [],
}

const ORDER: PaymentMark[] = ['klarna', 'visa', 'mastercard', 'american_express']

/** Markets in which no American Express is taken. */
const WITHOUT_AMERICAN_EXPRESS: Market[] = ['no', 'dk']

/** The marks to show for these ways to pay, each once, in the order of the specification's footer (§2.3). */
export function paymentMarks(methods: readonly { id: PaymentMethodId }[], market: Market): PaymentMark[] {
  const drawn = new Set(methods.flatMap(({ id }) => MARKS[id]))
  if (WITHOUT_AMERICAN_EXPRESS.includes(market)) drawn.delete('american_express')
  return ORDER.filter((mark) => drawn.has(mark))
}
