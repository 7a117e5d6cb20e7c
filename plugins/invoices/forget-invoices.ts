import { retentionTask } from '#plugins/kit/tasks/retention.ts'

/** The first day of the year in which an instant lies: what is older was made in a year that had ended by then. */
const yearBegin = (instant: string) => `${instant.slice(0, 4)}-01-01`

/** One that is not settled stays, and so does one of which something is stuck, as of all that is forgotten. */
export const forgetInvoices = retentionTask('invoices', 'invoices', (before) => ({
  and: [
    { createdOn: { less_than: yearBegin(before) } },
    { status: { in: ['paid', 'ended', 'transferred'] } },
    { dueAt: { exists: false } },
  ],
}))

/** Rows of the bank go with the invoices they paid. */
export const forgetBankRows = retentionTask('bank rows', 'bank-rows', (before) => ({
  paidOn: { less_than: yearBegin(before) },
}))
