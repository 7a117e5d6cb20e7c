import type { PayloadRequest } from 'payload'
import { today } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { invoiceReminderLetter } from './emails/invoice-letters.ts'
import { changeInvoice, reminderDayOf, reminding, withInvoiceEvent, type StoredInvoice } from './repository.ts'

/**
 * Reminds of an invoice that is overdue, twice at most, each time once; sends nothing for one that is paid or being
 * paid. The letter goes before the note: its key makes it go once, and the note marks the step done and schedules the
 * next.
 */
export async function remindOfInvoice(req: PayloadRequest, invoice: StoredInvoice): Promise<Undone | void> {
  const { ref, remindersSent } = invoice
  const day = reminderDayOf(invoice)
  if (day === null) return
  if (day > today()) return { notBefore: reminding(day).at }
  const count = remindersSent + 1
  await enqueueLetter(req, `invoice ${ref} reminder ${count}`, await invoiceReminderLetter(req, invoice, count))
  await changeInvoice(req, ref, (latest) =>
    latest.remindersSent === remindersSent ? { remindersSent: count, ...withInvoiceEvent(latest, 'reminded') } : null,
  )
}
