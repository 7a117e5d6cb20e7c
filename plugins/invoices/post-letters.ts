import type { PayloadRequest } from 'payload'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { invoiceCreditedLetter } from './emails/invoice-credited.ts'
import { invoiceMadeLetter } from './emails/invoice-made.ts'
import { changeInvoice, type StoredInvoice } from './repository.ts'

/** Posts the letters of a new invoice and of its credit notes, each once, and notes that none is owed. */
export async function postOwedLetters(req: PayloadRequest, invoice: StoredInvoice): Promise<void> {
  const { ref, credits } = invoice
  await enqueueLetter(req, `invoice ${ref} made`, await invoiceMadeLetter(req, invoice))
  for (const credit of credits)
    await enqueueLetter(
      req,
      `invoice ${ref} credited ${credit.number}`,
      await invoiceCreditedLetter(req, invoice, credit),
    )
  await changeInvoice(req, ref, (latest) => (latest.credits.length === credits.length ? { owesLetter: false } : null))
}
