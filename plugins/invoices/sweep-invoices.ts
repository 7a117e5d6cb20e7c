import type { PayloadRequest } from 'payload'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { nextAttemptAt } from '#domain/payments/next-attempt.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { finishRefunds } from '#plugins/payments/give-refund.ts'
import { invoiceRefunds, refundSurplus } from './invoice-refunds.ts'
import { postOwedLetters } from './post-letters.ts'
import { changeInvoice, eachInvoice, invoiceNamed, type StoredInvoice } from './repository.ts'
import { settleAsked } from './settle-payment.ts'

/** How long a payer may take with the provider, in milliseconds. */
const PAYING_MS = 60 * 60_000
/** How long the provider is asked about a payment that was given up, in milliseconds. */
const GIVEN_UP_MS = 48 * 60 * 60_000
/** A payment without a transaction for so long was cut off by a crash before the provider was asked; in milliseconds. */
const OPENING_MS = 120_000

/** Moves on payments and refunds of invoices whose provider has not been heard, and letters that were not posted. */
export const sweepInvoices: ScheduledTask = {
  name: 'invoices',
  every: 60_000,
  async run(req) {
    const moving = eachInvoice(req, { or: [{ isMoving: { equals: true } }, { owesLetter: { equals: true } }] })
    return inParallel(moving, (invoice) => settledOne(req, invoice))
  },
}

/** An invoice that fails is logged and left for the next sweep, so that the others are settled. */
async function settledOne(req: PayloadRequest, invoice: StoredInvoice): Promise<number> {
  const { ref, owesLetter } = invoice
  try {
    if (owesLetter) await postOwedLetters(req, invoice)
    for (const payment of invoice.payments)
      await serialized(`invoice ${ref}`, async () => {
        await askedAgain(req, ref, payment)
        await finishRefunds(req, invoiceRefunds, payment.ref)
      })
    await refundSurplus(req, await invoiceNamed(req, ref))
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, invoice: ref }, 'An invoice waits for the next sweep')
    return 0
  }
}

/** The webhook may have been lost, so the provider is asked; only then is a payment given up for its age. */
async function askedAgain(req: PayloadRequest, invoice: string, payment: LedgerPayment): Promise<void> {
  const { nextAskAt, since, state, transactionId } = payment
  if (nextAskAt === null || nextAskAt > nowIso()) return
  if (await settleAsked(req, payment)) return
  const age = now().getTime() - Date.parse(since)
  const isAbandoned = state === 'open' && age > (transactionId === null ? OPENING_MS : PAYING_MS)
  const isOver = transactionId === null ? age > OPENING_MS : state === 'gone' && age > GIVEN_UP_MS
  await changeInvoice(req, invoice, ({ payments }) => {
    const found = payments.find(({ ref }) => ref === payment.ref)
    if (!found || found.state !== state) return null
    const next: LedgerPayment = {
      ...found,
      nextAskAt: isOver ? null : nextAttemptAt(since, now()),
      ...(isAbandoned && { state: 'gone', payUrl: null, since: nowIso() }),
    }
    return { payments: payments.map((one) => (one === found ? next : one)) }
  })
}
