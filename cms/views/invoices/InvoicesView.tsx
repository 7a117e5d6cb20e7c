import type { AdminViewServerProps } from 'payload'
import { vatRatesOn } from '#domain/money/vat.ts'
import { invoicesNotCome, invoicesToRefund, openInvoices, settledInvoices } from '#plugins/invoices/admin-invoices.ts'
import { eInvoiceAddressOf } from '#plugins/invoices/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { AdminPage } from '../AdminPage.tsx'
import { orderStaffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { BankFile } from './BankFile.tsx'
import { InvoiceItem } from './InvoiceItem.tsx'
import { MakeInvoice } from './MakeInvoice.tsx'

/** Invoices: a new one, payments from the bank, what has not come, what must go back, what is not paid, and what was settled last. */
export async function InvoicesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  orderStaffOnly(req, '/admin/laskutus')
  const [notCome, scheduleSteps, open, settled, ownAddress] = await Promise.all([
    invoicesNotCome(req),
    invoicesToRefund(req),
    openInvoices(req),
    settledInvoices(req),
    eInvoiceAddressOf(req),
  ])
  const lists = [
    { title: t('invoices.not_come'), lead: t('invoices.not_come_lead'), invoices: notCome },
    { title: t('invoices.needs'), lead: t('invoices.needs_lead'), invoices: scheduleSteps },
    { title: t('invoices.open'), lead: open.length > 0 ? '' : t('invoices.none_open'), invoices: open },
    { title: t('invoices.done'), lead: '', invoices: settled },
  ].filter(({ lead, invoices }, at) => invoices.length > 0 || (at === 2 && lead))
  return (
    <AdminPage view={view} title={t('invoices.title')} lead={t('invoices.lead')}>
      <MakeInvoice rates={vatRatesOn(today())} canSendEInvoices={ownAddress !== null} />
      <BankFile />
      {lists.map(({ title, lead, invoices }) => (
        <section key={title} className="admin-invoices">
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
          <ol className="admin-queue">
            {invoices.map((invoice) => (
              <InvoiceItem key={invoice.ref} invoice={invoice} />
            ))}
          </ol>
        </section>
      ))}
    </AdminPage>
  )
}
