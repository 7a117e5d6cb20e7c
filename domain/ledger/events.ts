import type { Cents, VatRate } from '#contracts/money.ts'
import { vatRateOn } from '#domain/money/vat.ts'
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
 * `invoiced`: the customer has to pay it. `charged`: the customer has paid it. `declined`: the payment failed, so
 * nothing is entered. `refunded`: paid back to the customer, who has to pay it again unless it is credited too.
 * `paid_elsewhere`, `refunded_elsewhere`: the same of money that no provider has collected. `credited`: the customer
 * need not pay it, because the sale is taken back. `written_off`: the customer still has to pay it, but the shop does
 * not expect it. `free_month`: a delivery for nothing, with nothing to pay. `connected`: its payment is asked for on
 * the invoice of another contract.
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
