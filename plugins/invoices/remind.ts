import type { PayloadRequest } from 'payload'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { bankingDay } from '#domain/invoices/due-date.ts'
import { REMINDER_DAYS, reminderDay } from '#domain/invoices/reminders.ts'
import { today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { invoiceReminderLetter } from './emails/invoice-reminder.ts'
import { changeInvoice, eachInvoice, withInvoiceEvent, type StoredInvoice } from './repository.ts'

/** Reminds of invoices that are overdue, twice at most, each time once. One that is being paid is not reminded of. */
export const remindOfInvoices: ScheduledTask = {
  name: 'invoice reminders',
  every: 3_600_000,
  async run(req) {
    const due = eachInvoice(req, {
      and: [{ status: { in: ['not_paid', 'partly_paid'] } }, { nextReminderOn: { less_than_equal: today() } }],
    })
    return inParallel(due, (invoice) => remind(req, invoice))
  },
}

/** The letter goes before the note: its name makes it go once, and the note is what tells that nothing is left to do. */
async function remind(req: PayloadRequest, invoice: StoredInvoice): Promise<number> {
  const { ref, remindersSent, dueDate } = invoice
  const count = remindersSent + 1
  await enqueueLetter(req, `invoice ${ref} reminder ${count}`, await invoiceReminderLetter(req, invoice, count))
  await changeInvoice(req, ref, (latest) => {
    if (latest.remindersSent !== remindersSent) return null
    return {
      remindersSent: count,
      nextReminderOn: laterOf(reminderDay(dueDate, count), today()),
      ...withInvoiceEvent(latest, 'reminded'),
    }
  })
  return 1
}

/** After a pause of the shop the second reminder still leaves a week to pay. */
function laterOf(day: string | null, from: string): string | null {
  const soonest = bankingDay(plusDays(from, REMINDER_DAYS[0]))
  return day === null || day > soonest ? day : soonest
}
