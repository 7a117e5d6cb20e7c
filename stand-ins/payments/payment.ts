import type { Control } from './control.ts'
import type { Algorithm } from './signature.ts'

/** Paytrail's statuses of a payment. */
export type Status = 'new' | 'ok' | 'fail' | 'pending' | 'delayed'

export interface Urls {
  success: string
  cancel: string
}

export interface Item {
  unitPrice: number
  units: number
  vatPercentage: number
  productCode: string
  description?: string
  stamp?: string
}

/** Body of `POST /payments`, the fields used here. Amounts are cents. */
export interface PaymentRequest {
  stamp: string
  reference: string
  amount: number
  currency: 'EUR'
  language: 'FI' | 'SV' | 'EN'
  items?: Item[]
  customer: { email: string; firstName?: string; lastName?: string }
  redirectUrls: Urls
  callbackUrls?: Urls
  callbackDelay?: number
}

/** Body of `POST /payments/:transactionId/refund`. */
export interface RefundRequest {
  amount: number
  email?: string
  refundStamp?: string
  refundReference?: string
  callbackUrls: Urls
}

export interface Refund {
  id: string
  createdAt: string
  status: 'ok' | 'pending' | 'fail'
  request: RefundRequest
  /** The outcome of a pending refund, and its instant. */
  settles: { at: string; status: 'ok' | 'fail' } | null
  /** The shop got a 500 although the refund was made. */
  isAnswerLost: boolean
}

/** A card as the documentation describes it: masked. */
export interface Card {
  type: string
  bin: string
  partial_pan: string
  expire_year: string
  expire_month: string
  cvc_required: string
  funding: string
  category: string
  country_code: string
}

export interface Attempt {
  at: string
  status: string
  /** `200`, `500`, or the reason why there was no answer. */
  answer: string
  isAccepted: boolean
}

/** A callback not yet delivered. It keeps the status it was made for. */
export interface PendingCallback {
  id: string
  url: string
  status: string
  dueAt: string
  tries: number
}

export interface Payment {
  /** Paytrail's `transactionId`. */
  id: string
  createdAt: string
  algorithm: Algorithm
  status: Status
  request: PaymentRequest
  bankReference: string
  provider: string | null
  /** The payer's card is saved with the charge. */
  savesCard?: boolean
  /** Payable by card only: it saves a card, or charges a saved one that requires authentication. */
  isCardOnly?: boolean
  /** A hold on a saved card that is neither committed nor reverted. */
  isHeld?: boolean
  /** The token of the card it saved. */
  cardToken?: string
  filingCode: string | null
  paidAt: string | null
  control: Control
  settles: { at: string; status: 'ok' | 'fail' } | null
  refunds: Refund[]
  events: { at: string; what: string }[]
  attempts: Attempt[]
  owed: PendingCallback[]
}
