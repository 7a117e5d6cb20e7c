import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatIban } from '#domain/invoices/iban.ts'
import { leftOf } from '#domain/invoices/invoice-ledger.ts'
import { formatReference } from '#domain/invoices/reference-number.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { StoredInvoice } from '../repository.ts'

/** What the sentences of a letter name of an invoice. */
export function invoiceValues(
  invoice: StoredInvoice,
  account: { iban: string } | null,
): Record<string, string | number> {
  const { number, buyer, dueDate, ocrNumber, total } = invoice
  return {
    number,
    name: buyer.firstName,
    day: finnishDay(dueDate),
    total: formatPrice(total),
    left: formatPrice(leftOf(invoice)),
    reference: formatReference(ocrNumber),
    iban: account ? formatIban(account.iban) : '',
  }
}
