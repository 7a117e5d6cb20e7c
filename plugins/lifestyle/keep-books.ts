import type { PayloadRequest } from 'payload'
import { invoiceTypes } from '#contracts/invoices.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { sumOf } from '#domain/invoices/invoice-ledger.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { refundAmount } from '#domain/payments/refund.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { createInvoice } from '#plugins/invoices/repository.ts'
import { billPaid } from '#plugins/ledger/free-months.ts'
import { postEntry } from '#plugins/ledger/repository.ts'
import { chargeNamed } from '#plugins/payments/charges/repository.ts'
import { NOTHING, type Bill, type ConnectedRow } from './bill-repository.ts'
import { notify } from './letters.ts'
import { contractNumbered, type StoredContract } from './repository.ts'

/** A paid month in the books, once: what was paid, its invoice with contract and month, and the letter of it. */
export async function keepBooks(req: PayloadRequest, bill: Bill): Promise<void> {
  const { ref, month, paidBy, transactionId, on } = bill
  const stored = await contractNumbered(req, bill.contract)
  const { number, customer } = stored
  const charge = paidBy === NOTHING ? null : await chargeNamed(req, paidBy ?? ref)
  const paidOn = charge ? helsinkiDay(charge.since) : on
  const subject = { kind: 'lifestyle' as const, number }
  const paid = charge?.paid ?? 0
  const isElsewhere = charge !== null && charge.elsewhere !== null
  const kind = isElsewhere ? 'paid_elsewhere' : 'charged'
  if (charge) await postEntry(req, { subject, of: month, on: paidOn, kind, amount: paid })
  await createInvoice(req, {
    key: `lifestyle ${ref}`,
    customer,
    type: invoiceTypes.pdf,
    dueDate: today(),
    who: '',
    buyer: buyerOf(stored),
    rows: rowsOf(stored, bill),
    of: { subscriptionId: number, period: Number(month.replace('-', '')) },
    payments: charge
      ? [
          {
            ref: `lifestyle ${ref}`,
            by: isElsewhere ? 'elsewhere' : 'provider',
            state: 'paid',
            amount: paid,
            promised: 0,
            refunds: [],
            transactionId: transactionId ?? null,
            since: charge.since,
            paidOn,
            isAutomatic: charge.attempts !== null,
          },
        ]
      : [],
  })
  await billPaid(req, { subject, customer, period: month, on: paidOn })
  await notify(req, stored, `${isElsewhere ? 'paid_elsewhere' : 'bill_paid'}.${month}`)
}

function buyerOf({ form, language }: StoredContract) {
  const { contact, address } = form
  return {
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    language,
    street: address.street,
    postalCode: address.zip,
    town: address.city,
  }
}

function rowsOf({ language, plan }: StoredContract, { rows, free, freeWhy, connected, vatRate }: Bill) {
  const t = textOf(language, 'lifestyle-mail')
  return [
    ...rows.map(({ from, to, amount }) => ({
      name: t('row.days', { plan: plan.name, from: finnishDay(from), to: finnishDay(to) }),
      amount,
      vatRate,
    })),
    ...(connected ?? []).map((row) => ({
      name: t('row.connected', { name: row.name }),
      amount: row.amount,
      vatRate: row.vatRate,
    })),
    ...(free > 0 ? [{ name: t(`row.free_${freeWhy}`), amount: -free, vatRate }] : []),
  ]
}

/** Money of a month that has gone back is taken out of its sale, and out of what the provider has collected or was paid elsewhere. */
export async function bookRefund(
  req: PayloadRequest,
  { contract: number, month, vatRate: rate }: Bill,
  entry: RefundEntry,
  isElsewhere: boolean,
): Promise<void> {
  const amount = refundAmount(entry)
  const of = `${month}:${entry.key}`
  const booked = { subject: { kind: 'lifestyle' as const, number }, of, on: helsinkiDay(entry.since) }
  await postEntry(req, { ...booked, kind: 'credited', gross: [{ rate, amount }] })
  await postEntry(req, { ...booked, kind: isElsewhere ? 'refunded_elsewhere' : 'refunded', amount })
}

/** A month that is asked for no more is a loss, by the rates of what it was for. Once, however often it is called. */
export async function writeOff(req: PayloadRequest, bill: Bill, on: string): Promise<void> {
  const { contract: number, month: of, rows, free, vatRate, connected } = bill
  const ownPart = sumOf(rows) - free
  const gross = [{ rate: vatRate, amount: ownPart }, ...(connected ?? []).map(grossOfRow)].filter(
    ({ amount }) => amount > 0,
  )
  if (gross.length === 0) return
  await postEntry(req, { subject: { kind: 'lifestyle', number }, of, on, kind: 'written_off', gross })
}

const grossOfRow = ({ vatRate: rate, amount }: ConnectedRow) => ({ rate, amount })
