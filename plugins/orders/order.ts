import type { Totals } from '#contracts/money.ts'
import type { RestockedRow } from '#contracts/order-handling.ts'
import type { Inquiry } from '#contracts/order-inquiries.ts'
import type { Fulfillment, Parcel, TakenBack } from '#contracts/order-parts.ts'
import type { OrderState } from '#contracts/orders.ts'
import type { PaymentMethodId } from '#contracts/payments.ts'
import type { ReturnedPart } from '#domain/orders/goods-back.ts'
import type {
  Delivery,
  FrozenForm,
  GiftCardPayment,
  LineWithoutPrescription,
  SoldBy,
} from '#plugins/checkout/repository.ts'
import type { DocumentId, Stored } from '#plugins/kit/storage/documents.ts'
import type { Shipment } from '#plugins/deliveries/labels.ts'

export const SOURCE_KINDS = ['checkout', 'subscription', 'lifestyle', 'store', 'company', 'exchange'] as const

/** Where an order comes from, and what it is called there: one source makes one order. */
export interface OrderSource {
  kind: (typeof SOURCE_KINDS)[number]
  ref: string
}

/** The sources that are purchases. */
export const PURCHASED = ['checkout', 'store'] as const

/** Whether it comes of a purchase, ordered on the web or in a store. Their refs are of one kind. */
export function isPurchased({ kind }: Pick<OrderSource, 'kind'>): boolean {
  return PURCHASED.some((one) => one === kind)
}

/** A parcel that is booked for an order, and who carries it. */
export interface BookedLabel extends Shipment {
  carrier: Parcel['carrier']
}

/** What was agreed, as it was frozen. */
export interface FrozenTerms {
  form: FrozenForm
  delivery: Delivery
  totals: Totals
  giftCard: GiftCardPayment | null
  discountCode: string | null
  paymentMethodId: PaymentMethodId
  /** The payment's own at the provider; null where no provider has been paid. */
  transactionId: string | null
  paymentName: string
  /** Left out of what was ordered on the web. */
  soldBy?: SoldBy
}

/** What was bought, as it was frozen. */
export interface Bought extends FrozenTerms {
  lines: LineWithoutPrescription[]
}

type RefundEvent = 'refund_sent' | 'refund_unsure' | 'refunded' | 'refund_failed' | 'refund_dropped'

/** Of rows, where the order itself goes on. `rest_canceled`: what was left was called off, so that what has left is all of it. */
type PartEvent = 'part_sent' | 'part_canceled' | 'rest_canceled' | 'part_returned'

type PrescriptionEvent = 'prescriptions_read' | 'prescriptions_shown' | 'prescription_came' | 'prescription_written'

/** What was measured at the fitting was written down, for the last of its lenses. */
type FittingEvent = 'fitted'

type InquiryEvent = 'inquiry_sent' | 'inquiry_answered' | 'inquiry_late'

/** A note, a letter that was sent again, or parts of how the buyer is reached, named in the note. */
type StaffEvent = 'noted' | 'label_booked' | 'letter_resent' | 'corrected' | 'sending_taken_back'

/** One event in the timeline. `what` is a state or the name of an event. */
export interface TimelineEntry {
  at: string
  what:
    | OrderState
    | PartEvent
    | RefundEvent
    | PrescriptionEvent
    | FittingEvent
    | InquiryEvent
    | StaffEvent
    | 'confirmation_sent'
  who: string
  note: string
}

/** A question of an optician as it is stored; `file` is the ref of the picture that came with its answer. */
export interface StoredInquiry extends Omit<Inquiry, 'hasFile'> {
  file: string | null
}

/** A fulfillment as it is stored, with the label that it used up: taking the fulfillment back frees the label again. */
export interface StoredFulfillment extends Fulfillment {
  label: BookedLabel | null
}

/** What of an order was called off before it left, and by whom. */
export interface StoredCancellation extends TakenBack {
  by: string
}

/** What of an order came back, by whom it was noted, and what of it went to the shelf. */
export interface StoredReturn extends Omit<TakenBack, 'refund'>, ReturnedPart {
  rows: TakenBack['rows']
  by: string
  restocked: RestockedRow[]
}

/** An order as it is stored: lines, prescriptions and notes are sealed, and its source is one text. */
export type OrderDocument = Stored<'orders'>

export interface Order extends Omit<
  OrderDocument,
  | 'id'
  | 'updatedAt'
  | 'createdAt'
  | 'sourceKey'
  | 'bought'
  | 'lines'
  | 'prescriptions'
  | 'inquiries'
  | 'restocked'
  | 'fulfillments'
  | 'cancellations'
  | 'returns'
  | 'parcels'
  | 'owed'
  | 'owedVersion'
  | 'dueAt'
> {
  source: OrderSource
  bought: Bought
  /** Returned pieces that passed inspection, by row. */
  restocked: RestockedRow[]
  fulfillments: StoredFulfillment[]
  cancellations: StoredCancellation[]
  returns: StoredReturn[]
  parcels: Parcel[]
}

/** An order with its document's id, by which the admin's own pages name it. */
export type AdminOrder = Order & { id: DocumentId }
