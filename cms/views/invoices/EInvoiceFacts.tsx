import { finnishMoment } from '#domain/calendar/finnish-day.ts'
import type { AdminEInvoice, AdminInvoice } from '#plugins/invoices/admin-invoices.ts'
import { t } from '../text.ts'
import { MailInstead } from './MailInstead.tsx'
import { ResendEInvoice } from './ResendEInvoice.tsx'

interface EInvoiceFactsProps {
  invoice: Pick<AdminInvoice, 'ref' | 'number'>
  eInvoice: AdminEInvoice
}

/** How an invoice and its credit notes went as e-invoices: when, to which address, and what the operator says. */
export function EInvoiceFacts({ invoice: { ref, number }, eInvoice }: EInvoiceFactsProps) {
  const { address, operator, sendings, isMailable, isRefused } = eInvoice
  return (
    <div className="admin-waiting__actions">
      <ul className="admin-e-invoice">
        {sendings.map((sending) => (
          <li key={sending.number} className={sending.state === 'refused' ? 'admin-late' : undefined}>
            {t(`invoices.e_invoice.${sending.state}`, {
              what: t(`invoices.e_invoice.${sending.number === number ? 'invoice' : 'credit'}`, {
                number: sending.number,
              }),
              at: finnishMoment(sending.since),
              address,
              operator,
            })}
            {sending.reason && ` ${t('invoices.e_invoice.reason', { reason: sending.reason })}`}
          </li>
        ))}
      </ul>
      {isRefused && <ResendEInvoice invoiceRef={ref} number={number} to={{ address, operator }} />}
      {isMailable && <MailInstead invoiceRef={ref} number={number} />}
    </div>
  )
}
