import {
  invoiceTypes,
  payTypes,
  type InvoiceRow,
  type InvoiceStatus,
  type InvoiceType,
  type PayType,
} from '#contracts/invoices.ts'
import type { Cents, VatRate, VatShare } from '#contracts/money.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import { givenBack } from '#domain/payments/refund.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { formatPrice, formatRate } from '#domain/money/euros.ts'
import { vatShare } from '#domain/money/vat.ts'
import { Refusal } from '#domain/refusal.ts'

/** What staff have said of an invoice, beside what its payments say. */
export type InvoiceStanding = Extract<
  InvoiceStatus,
  'ended' | 'transferred' | 'in_collection' | 'returned_for_faulty_address'
>

/** One payment of an invoice, or an attempt. Amounts in cents. */
export interface LedgerPayment {
  /** Names it among all payments: the reference of its charge, or of the bank's row. */
  ref: string
  by: 'provider' | 'bank' | 'elsewhere'
  /** It was charged from a saved card on its day, without its payer. */
  isAutomatic?: boolean
  /** `open`: the payer is at the provider. `reserved`: the provider has not decided. `gone`: canceled or given up. */
  state: 'open' | 'reserved' | 'paid' | 'gone'
  /** What was asked; of a paid one what was paid. */
  amount: Cents
  /** What of it goes back, since nothing was left for it. */
  promised: Cents
  refunds: RefundEntry[]
  transactionId: string | null
  /** ISO instant of its last change. */
  since: string
  /** ISO day. */
  paidOn: string | null
  /** The version of the charge whose refunds these are. */
  chargeVersion?: number
}

/** A credit note: rows of its own under a number of its own. */
export interface LedgerCredit {
  key: string
  number: number
  rows: InvoiceRow[]
  /** ISO day. */
  on: string
  by: string
  note: string
}

/** All that decides how much of an invoice is left, and in which state it stands. */
export interface InvoiceLedger {
  rows: InvoiceRow[]
  credits: LedgerCredit[]
  payments: LedgerPayment[]
  standing: InvoiceStanding | null
}

/** The sum of rows, in cents, VAT included. */
export function sumOf(rows: readonly Pick<InvoiceRow, 'amount'>[]): Cents {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** The VAT in rows by rate, the highest first, worked out on the sum of each rate. */
export function vatOf(rows: readonly InvoiceRow[]): VatShare[] {
  const rates = [...new Set(rows.map(({ vatRate }) => vatRate))].toSorted((one, other) => other - one)
  return rates.map((rate) => vatShare(sumOf(rows.filter(({ vatRate }) => vatRate === rate)), rate))
}

/** What the payments pay of an invoice, in cents, without what goes back. */
export function paidOf({ payments }: Pick<InvoiceLedger, 'payments'>): Cents {
  return payments.reduce((sum, { state, amount, promised }) => (state === 'paid' ? sum + amount - promised : sum), 0)
}

/** What is left to pay, in cents; never negative, since what is too much goes back. Nothing of what has ended. */
export function leftOf(ledger: InvoiceLedger): Cents {
  if (ledger.standing === 'ended' || ledger.standing === 'transferred') return 0
  return Math.max(0, balanceOf(ledger))
}

function balanceOf(ledger: InvoiceLedger): Cents {
  return sumOf(ledger.rows) - sumOf(ledger.credits.flatMap(({ rows }) => rows)) - paidOf(ledger)
}

/** What can be paid online now, in cents: what is left, less what the provider has and has not decided. */
export function payableOf(ledger: InvoiceLedger): Cents {
  const reserved = sumOf(ledger.payments.filter(({ state }) => state === 'reserved'))
  return Math.max(0, leftOf(ledger) - reserved)
}

/** Smallest payment of a part, in cents: below it a card payment costs more than it brings. */
const LEAST = 100

/** Throws unless this amount may be paid online now: the whole, or a part of at least a euro. */
export function assertBePayable(ledger: InvoiceLedger, amount: Cents): void {
  const most = payableOf(ledger)
  const field = 'amount'
  if (leftOf(ledger) === 0) throw new Refusal('invoice.nothing_left')
  if (most === 0) throw new Refusal('invoice.payment_reserved')
  if (amount > most) throw new Refusal('invoice.more_than_left', { max: formatPrice(most), field })
  const least = Math.min(LEAST, most)
  if (amount < least) throw new Refusal('invoice.too_little', { min: formatPrice(least), field })
}

/**
 * The payments after one was paid with this amount: what is more than was left goes back. Repeated, it changes nothing;
 * null then.
 */
export function paidPayments(
  ledger: InvoiceLedger,
  ref: string,
  { amount, at, on, transactionId }: { amount: Cents; at: string; on: string; transactionId: string | null },
): LedgerPayment[] | null {
  const payment = ledger.payments.find((one) => one.ref === ref)
  if (!payment || payment.state === 'paid') return null
  const promised = Math.max(0, amount - leftOf(ledger))
  const paid: LedgerPayment = {
    ...payment,
    state: 'paid',
    amount,
    promised,
    transactionId,
    since: at,
    paidOn: on,
  }
  return ledger.payments.map((one) => (one === payment ? paid : one))
}

/**
 * The payments after one from a bank file turned out to be none: what others were paid too much because of it no longer
 * goes back, the newest first. Repeated, it changes nothing; null then. Throws where it came otherwise, or where money of
 * it has gone back.
 */
export function undonePayments(ledger: InvoiceLedger, ref: string): LedgerPayment[] | null {
  const payment = ledger.payments.find((one) => one.ref === ref)
  if (payment?.by !== 'bank') throw new Refusal('invoice.payment_not_undone')
  if (payment.state === 'gone') return null
  if (givenBack(payment.refunds) > 0) throw new Refusal('invoice.payment_given_back')
  const undone: LedgerPayment = { ...payment, state: 'gone', promised: 0 }
  const payments = ledger.payments.map((one) => (one === payment ? undone : one))
  let left = leftOf({ ...ledger, payments })
  return payments
    .toReversed()
    .map((one) => {
      if (one.state !== 'paid' || one.by !== 'bank') return one
      const less = Math.min(left, outstanding(one.promised, one.refunds))
      left -= less
      return less === 0 ? one : { ...one, promised: one.promised - less }
    })
    .toReversed()
}

/** The payments after something was credited: what was paid too much by then goes back, the newest payment first. */
export function withSurplusPromised(ledger: InvoiceLedger): LedgerPayment[] {
  let surplus = Math.max(0, -balanceOf(ledger))
  return ledger.payments
    .toReversed()
    .map((payment) => {
      if (payment.state !== 'paid') return payment
      const more = Math.min(surplus, payment.amount - payment.promised)
      surplus -= more
      return more === 0 ? payment : { ...payment, promised: payment.promised + more }
    })
    .toReversed()
}

/** What can still be credited, a row for each rate of VAT under this name. */
export function creditableRows({ rows, credits }: InvoiceLedger, name: string): InvoiceRow[] {
  const credited = credits.flatMap((credit) => credit.rows)
  return vatOf(rows)
    .map(({ rate, gross }) => ({
      name,
      vatRate: rate,
      amount: gross - sumOf(credited.filter(({ vatRate }) => vatRate === rate)),
    }))
    .filter(({ amount }) => amount > 0)
}

/** Throws unless each row has one of these rates of VAT: those of today, or of the invoice that is credited. */
export function assertBeTaxedBy(allowed: readonly VatRate[], rows: readonly InvoiceRow[]): void {
  const wrong = rows.findIndex(({ vatRate }) => !allowed.includes(vatRate))
  if (wrong === -1) return
  const rates = new Intl.ListFormat('fi', { type: 'disjunction' }).format(allowed.map(formatRate))
  throw new Refusal('invoice.rate_not_allowed', { rates, field: `rows.${wrong}.vatRate` })
}

/** Throws unless these rows can be credited: of each rate of VAT at most what was charged and is not credited yet. */
export function assertBeCreditable(ledger: InvoiceLedger, rows: readonly InvoiceRow[]): void {
  const left = new Map(creditableRows(ledger, '').map(({ vatRate, amount }) => [vatRate, amount]))
  if (rows.length === 0) throw new Refusal('invoice.credited_already')
  const charged = vatOf(ledger.rows).map(({ rate }) => rate)
  assertBeTaxedBy(charged, rows)
  for (const { rate, gross } of vatOf(rows)) {
    const max = left.get(rate) ?? 0
    if (gross > max) throw new Refusal('invoice.credit_too_large', { max })
  }
}

/** The state of an invoice, from its payments, its credit notes and what staff have said. */
export function statusOf(ledger: InvoiceLedger): InvoiceStatus {
  const { standing, payments } = ledger
  const has = (state: LedgerPayment['state']) => payments.some((payment) => payment.state === state)
  if (standing === 'ended' || standing === 'transferred') return standing
  // One of nothing is paid as it is made.
  if (leftOf(ledger) === 0) return paidOf(ledger) > 0 || sumOf(ledger.rows) === 0 ? 'paid' : 'ended'
  if (has('reserved')) return 'payment_reserved'
  if (has('open')) return 'payment_in_progress'
  return standing ?? (paidOf(ledger) > 0 ? 'partly_paid' : 'not_paid')
}

/** The way that a payment of an invoice of this type was made. What a bank reports of an e-invoice was paid by that. */
export function payTypeOf({ by, isAutomatic }: Pick<LedgerPayment, 'by' | 'isAutomatic'>, type: InvoiceType): PayType {
  if (by === 'elsewhere') return payTypes.elsewhere
  if (by === 'bank') return type === invoiceTypes.e_invoice ? payTypes.e_invoice : payTypes.invoice
  return isAutomatic ? payTypes.automatic : payTypes.card
}
