import type { CartLine } from '#contracts/cart.ts'
import type { NoOrderReason, PurchaseForm } from '#contracts/checkout.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Language } from '#contracts/language.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import type { PaymentMethodId } from '#contracts/payments.ts'
import type { StoredLine } from '#domain/cart/stored-line.ts'
import type { PurchaseState } from '#domain/checkout/purchase-states.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'

/** The prescription of each line by its ref, stored sealed. */
export type SealedPrescriptions = Record<
  string,
  Pick<CartLine, 'prescription' | 'prescriptionGlasses'> & Pick<StoredLine, 'unusual' | 'examinedOn'>
>

/** A line without its prescription. */
export type LineWithoutPrescription = Omit<CartLine, 'prescription' | 'prescriptionGlasses'>

export interface Delivery extends Pick<DeliveryMethod, 'name' | 'kind'> {
  methodId: number
  /** Name of the pickup place; null for home delivery. */
  place: string | null
  /** The store they are collected from. */
  storeId: number | null
  /** Whether they are taken from its own shelf, or sent there from the warehouse. */
  isFromStore: boolean
}

/** A snapshot of what a shopper orders, from the press of "Tilaa ja maksa" until it is an order or given up. */
export interface Purchase {
  ref: string
  key: string
  /** Hash of the form, by which a repeated form is told from a changed one. */
  formHash: string
  /** Counts the changes, so that refunds are written only over what was read. */
  version: number
  shopperId: string
  /** Of the page it was ordered on: its order and every letter are in it. */
  language: Language
  state: PurchaseState
  stateSince: string
  holdRef: string
  isReleased: boolean
  lines: LineWithoutPrescription[]
  prescriptions: SealedPrescriptions
  form: Pick<PurchaseForm, 'contact' | 'address'> & { note?: string }
  delivery: Delivery
  totals: Totals
  giftCard: { fingerprint: string; lastDigits: string; amount: Cents } | null
  discountCode: string | null
  /** Version of the terms that the shopper accepted. */
  termsVersion: string
  /** The method that collects what is due. */
  paymentMethodId: PaymentMethodId
  transactionId: string | null
  payUrl: string | null
  orderNumber: string | null
  /** When the provider is asked the next time whether what was given up has been paid after all. */
  nextAskAt: string | null
  /** Why a payment that came could not become an order. */
  noOrderReason: NoOrderReason | null
  /** What goes back of such a payment: all that came. */
  promised: Cents
  refunds: RefundEntry[]
}
