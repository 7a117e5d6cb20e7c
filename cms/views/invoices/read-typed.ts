import type { InvoiceRow } from '#contracts/invoices.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { t } from '../text.ts'
import type { Wrong } from '../wrong-field.ts'

/** A row of an invoice as it is typed; `id` distinguishes it from the others while some come and go. */
export interface TypedRow extends Omit<InvoiceRow, 'amount'> {
  id: number
  amount: string
}

/** What the rows lack, each by its field of the contract, and a due date that cannot be read. */
export function problemsOf(rows: readonly TypedRow[], due: string): Wrong[] {
  const ofRows = rows.flatMap(({ name, amount }, at) => {
    const lack = (field: string) => ({
      field: `rows.${at}.${field}`,
      sentence: t(`invoices.lacks.${field}`, { row: at + 1 }),
    })
    return [...(name.trim() ? [] : [lack('name')]), ...(readEuros(amount) ? [] : [lack('amount')])]
  })
  const isDue = due.trim() === '' || readDay(due)
  return isDue ? ofRows : [...ofRows, { field: 'dueDate', sentence: t('invoices.due_malformed') }]
}

/** Typed rows in which nothing lacks. */
export function readRows(rows: readonly TypedRow[]): InvoiceRow[] {
  return rows.map(({ name, amount, vatRate }) => ({ name: name.trim(), amount: readEuros(amount) ?? 0, vatRate }))
}

/** The ISO day of a Finnish date, such as `15.1.2027`. Null where there is no such day. */
export function readDay(typed: string): string | null {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(day)
  return year !== '' && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null
}
