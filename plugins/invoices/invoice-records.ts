import type { PayloadRequest } from 'payload'
import type { AccountNews } from '#contracts/customers.ts'
import type { KeepsRecords, StoredRecord } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { storedUntil } from '#domain/invoices/due-date.ts'
import { today } from '#plugins/kit/clock.ts'
import { changeEach, countWhere } from '#plugins/kit/storage/documents.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceView } from './invoice-view.ts'
import { accountOf, countUnpaid, invoicesOf } from './repository.ts'

/** Invoices in an export, each with its PDF. The law keeps them after a deletion, which waits for what is not paid. */
export const invoiceRecords: KeepsRecords = {
  async collect(req, { number }) {
    const invoices = await invoicesOf(req, number)
    const [account, seller] = [await accountOf(req), await sellerOf(req)]
    const files = []
    for (const invoice of invoices)
      files.push({ path: `lasku-${invoice.number}.pdf`, bytes: await invoicePdf(invoice, account, seller) })
    return {
      rows: invoices.map((invoice) => ({ ...invoiceView(invoice), rows: invoice.rows, buyer: invoice.buyer })),
      files,
    }
  },
  stored: storedInvoices,
  erase: storedInvoices,
  merge: {
    count: (req, { number }) => countWhere(req, 'invoices', { customer: { equals: number } }),
    move: (req, from, into) =>
      changeEach(req, 'invoices', { customer: { equals: from.number } }, { customer: into.number }),
  },
  obstacle: async (req, { number }) => ((await countUnpaid(req, number)) > 0 ? 'invoice.unpaid' : null),
}

async function storedInvoices(
  req: PayloadRequest,
  { number }: Pick<StoredCustomer, 'number'>,
): Promise<StoredRecord[]> {
  const invoices = await invoicesOf(req, number)
  if (invoices.length === 0) return []
  const days = invoices.map(({ createdOn }) => storedUntil(createdOn)).toSorted()
  return [{ period: 'invoices', count: invoices.length, until: days.at(-1) ?? null }]
}

/** What is left to pay, as My Pages' first page shows it. `ref` is the id of the invoice. */
export async function invoiceNews(req: PayloadRequest, { number }: StoredCustomer): Promise<AccountNews[]> {
  const invoices = await invoicesOf(req, number)
  return invoices
    .filter(({ amountLeft, status }) => amountLeft > 0 && status !== 'payment_reserved')
    .map(({ ref, dueDate, amountLeft, subscriptionId }) => ({
      ref,
      on: dueDate,
      amount: amountLeft,
      subscriptionId,
      kind: dueDate < today() ? ('invoice_overdue' as const) : ('invoice_due' as const),
    }))
}
