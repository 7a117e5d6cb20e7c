import type { Language } from '#contracts/language.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import type { RestockedRow } from '#contracts/order-handling.ts'
import type { OrderState } from '#contracts/orders.ts'
import type { PaymentMethodId } from '#contracts/payments.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import type { LineWithoutPrescription, Purchase } from '#plugins/checkout/repository.ts'

/** Where an order comes from, and what it is called there: one source makes one order. */
export interface OrderSource {
  kind: 'checkout' | 'subscription' | 'store' | 'company' | 'exchange'
  ref: string
}

/** What was bought, as it was frozen. */
export interface Bought {
  lines: LineWithoutPrescription[]
  form: Purchase['form']
  delivery: Purchase['delivery']
  totals: Totals
  giftCard: Purchase['giftCard']
  discountCode: string | null
  paymentMethodId: PaymentMethodId
  /** The payment's own at the provider; null where no provider has been paid. */
  transactionId: string | null
  paymentName: string
}

type RefundEvent = 'refund_sent' | 'refund_unsure' | 'refunded' | 'refund_failed' | 'refund_dropped'

/** One thing that happened, as the timeline tells it. `what` is a state or the name of an event. */
export interface TimelineEntry {
  at: string
  what: OrderState | RefundEvent | 'prescriptions_read' | 'confirmation_sent' | 'noted'
  who: string
  note: string
}

export interface Order {
  number: string
  source: OrderSource
  /** Number of the customer who bought; null for a guest. */
  customer: string | null
  /** In which the buyer is written to. */
  language: Language
  state: OrderState
  version: number
  placedAt: string
  promisedOn: string
  customerName: string
  email: string
  totalCost: Cents
  refunded: Cents
  /** What the buyer shall have back in all. What was not given of it is outstanding. */
  promised: Cents
  waitsForOptician: boolean
  /** Its end has been carried out: a canceled order's goods, code and money are back, a returned one's goods are restocked. */
  isReversed: boolean
  hasOpenRefund: boolean
  refundNeedsStaff: boolean
  owesSentLetter: boolean
  /** Version of the terms that the buyer accepted. */
  termsVersion: string
  bought: Bought
  refunds: RefundEntry[]
  /** Returned pieces that passed inspection, by row. */
  restocked: RestockedRow[]
  timeline: TimelineEntry[]
}

/** An order with its document's id, by which the admin's own pages name it. */
export type DeskOrder = Order & { id: number | string }
