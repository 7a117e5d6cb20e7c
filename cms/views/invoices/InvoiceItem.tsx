import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatReference } from '#domain/invoices/reference-number.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { AdminInvoice } from '#plugins/invoices/admin-invoices.ts'
import { t } from '../text.ts'
import { EInvoiceFacts } from './EInvoiceFacts.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { SettleSurplus } from './SettleSurplus.tsx'
import { UndoPayment } from './UndoPayment.tsx'

/** One invoice: whose, how much is left, since when, and what staff may do. */
export function InvoiceItem({ invoice }: { invoice: AdminInvoice }) {
  const { number, status, name, customer, dueDate, isOverdue, left, total, reference, remindersSent } = invoice
  const { ref, toRefund, bankPayments, eInvoice } = invoice
  return (
    <li className="admin-panel admin-waiting">
      <div className="admin-panel__head">
        <h3>{t('invoices.number', { number })}</h3>
        <span>{t(`invoices.status.${status}`)}</span>
      </div>
      <p className="admin-waiting__facts">
        <span>{t('invoices.facts', { name, customer })}</span>
        <span>{t('invoices.left', { left: formatPrice(left), total: formatPrice(total) })}</span>
        <span className={isOverdue ? 'admin-late' : undefined}>
          {t(isOverdue ? 'invoices.overdue' : 'invoices.due_on', { day: finnishDay(dueDate) })}
        </span>
        <span>{t('invoices.reference', { reference: formatReference(reference) })}</span>
        {remindersSent > 0 && <span>{t('invoices.reminded', { count: remindersSent })}</span>}
      </p>
      {eInvoice && <EInvoiceFacts invoice={invoice} eInvoice={eInvoice} />}
      {toRefund.map((one) => (
        <SettleSurplus key={one.payment} invoiceRef={invoice.ref} number={number} surplus={one} />
      ))}
      {bankPayments.map(({ payment, amount, on }) => (
        <p key={payment} className="admin-waiting__verdict">
          <span>{t('invoices.bank.paid_at_bank', { day: finnishDay(on), amount: formatPrice(amount) })}</span>
          <UndoPayment id={ref} payment={payment} amount={amount} />
        </p>
      ))}
      <InvoiceActions invoice={invoice} />
    </li>
  )
}
