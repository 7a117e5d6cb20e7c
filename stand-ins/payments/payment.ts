import type { Control } from './control.ts'
import type { Algorithm } from './signature.ts'

/** Paytrail's own words for where a payment stands. */
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

/** Body of `POST /payments`, as far as it matters here. Amounts are cents. */
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
  /** What a pending refund becomes, and when. */
  settles: { at: string; status: 'ok' | 'fail' } | null
  /** The shop was answered 500, as if the line had broken. */
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
  /** `200`, `500`, or why there was no answer. */
  answer: string
  isAccepted: boolean
}

/** A call to the shop that is still owed. It keeps the status it was made for. */
export interface Owed {
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
  /** The payer's card is saved as it is charged. */
  savesCard?: boolean
  /** Only a card can pay it: it saves one, or charges a saved one that wants its payer. */
  isCardOnly?: boolean
  /** The token of the card that was saved by it. */
  cardToken?: string
  filingCode: string | null
  paidAt: string | null
  control: Control
  settles: { at: string; status: 'ok' | 'fail' } | null
  refunds: Refund[]
  events: { at: string; what: string }[]
  attempts: Attempt[]
  owed: Owed[]
}
