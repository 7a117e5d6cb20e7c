import type { PayloadRequest } from 'payload'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { adoptCharge } from './adopt-charge.ts'
import { refundSurplus } from './invoice-refunds.ts'
import { postOwedLetters } from './post-letters.ts'
import { eachInvoice, invoiceNamed, type StoredInvoice } from './repository.ts'

/** Has given back what was paid too much, where a crash came before its charge knew, and posts letters that were not posted. */
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
    for (const { ref: payment, by } of invoice.payments)
      if (by === 'provider' && !(await findCharge(req, payment))) await adoptCharge(req, payment)
    await refundSurplus(req, await invoiceNamed(req, ref))
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, invoice: ref }, 'An invoice waits for the next sweep')
    return 0
  }
}
