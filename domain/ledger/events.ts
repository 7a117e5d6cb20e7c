import type { Cents, VatRate } from '#contracts/money.ts'
import { vatRateOn } from '../money/vat.ts'
import type { Subject } from './accounts.ts'

/** A sum with VAT, and its rate. */
export interface Gross {
  rate: VatRate
  amount: Cents
}

interface Common {
  subject: Subject
  /**
   * What of the contract it concerns, such as the month `2027-01` or a delivery. With contract and kind it is the key, so what
   * may happen several times says which time: `2027-01:2`.
   */
  of: string
  /** ISO day in Helsinki on which it happened: its month is the one of the books. */
  on: string
}

/**
 * What happens to the money of a contract. Every amount is positive cents, VAT included.
 *
 * `invoiced`: the customer owes it. `charged`: she has paid it. `declined`: she has not, so nothing is entered. `refunded`: paid
 * back to her; she owes it again unless it is credited too. `paid_elsewhere`, `refunded_elsewhere`: the same of money that no provider has
 * collected. `credited`: she owes it no more, because the sale is taken back.
 * `written_off`: she owes it still, but nobody expects it. `free_month`: a delivery for nothing, of which she owes nothing.
 * `connected`: what she owes is asked for on the invoice of another contract.
 */
export type LedgerEvent = Common &
  (
    | { kind: 'invoiced' | 'credited' | 'written_off' | 'free_month'; gross: readonly Gross[] }
    | { kind: 'charged' | 'refunded' | 'paid_elsewhere' | 'refunded_elsewhere'; amount: Cents }
    | { kind: 'connected'; amount: Cents; to: Subject }
    | { kind: 'declined' }
  )

/** A sum under the general VAT rate of a day. What is credited or lost has the rate of the day on which it was delivered. */
export function grossOn(deliveredOn: string, amount: Cents): Gross[] {
  return [{ rate: vatRateOn(deliveredOn), amount }]
}
