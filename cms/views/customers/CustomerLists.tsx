import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { invoicesOfCustomer } from '#plugins/invoices/admin-invoices.ts'
import { adminContractsOf } from '#plugins/lifestyle/admin-lists.ts'
import { summaryOf } from '#plugins/prescriptions/repository.ts'
import { storedBy } from '#plugins/prescriptions/last-glasses.ts'
import { adminRowsOf } from '#plugins/subscriptions/admin/admin-lists.ts'
import { LinkRow } from '../LinkRow.tsx'
import { documentPath } from '../admin-path.ts'
import { ContractRows } from '../lifestyle/ContractRows.tsx'
import { SubscriptionRows } from '../subscriptions/SubscriptionRows.tsx'
import { t } from '../text.ts'
import { OpenPrescription } from './OpenPrescription.tsx'
import { PAGE_SIZE, PagedList, pageOf, type CustomerPart } from './PagedList.tsx'

const at = (part: CustomerPart, name: string) => ({ page: pageOf(part, name), size: PAGE_SIZE })

/** The customer's lens subscriptions. */
export async function CustomerSubscriptions(part: CustomerPart) {
  const rows = await adminRowsOf(part.req, part.customer.number)
  const from = (pageOf(part, 'subscriptions') - 1) * PAGE_SIZE
  return (
    <PagedList name="subscriptions" total={rows.length} part={part}>
      <SubscriptionRows rows={rows.slice(from, from + PAGE_SIZE)} />
    </PagedList>
  )
}

/** The customer's contracts of glasses by the month. */
export async function CustomerContracts(part: CustomerPart) {
  const rows = await adminContractsOf(part.req, part.customer.number)
  const from = (pageOf(part, 'contracts') - 1) * PAGE_SIZE
  return (
    <PagedList name="contracts" total={rows.length} part={part}>
      <ContractRows rows={rows.slice(from, from + PAGE_SIZE)} />
    </PagedList>
  )
}

/** The customer's invoices. */
export async function CustomerInvoices(part: CustomerPart) {
  const { rows, total } = await invoicesOfCustomer(part.req, part.customer.number, at(part, 'invoices'))
  return (
    <PagedList name="invoices" part={part} total={total}>
      <ul className="admin-rows">
        {rows.map(({ id, number, status, amountLeft, total: sum, dueDate }) => (
          <LinkRow
            key={number}
            href={documentPath('invoices', id)}
            name={t('invoices.number', { number })}
            facts={[
              t(`invoices.status.${status}`),
              t('invoices.left', { left: formatPrice(amountLeft), total: formatPrice(sum) }),
              t('invoices.due_on', { day: finnishDay(dueDate) }),
            ]}
          />
        ))}
      </ul>
    </PagedList>
  )
}

/** The prescriptions that the customer stores with us, closed: each opens with a reason. */
export async function CustomerPrescriptions(part: CustomerPart) {
  const all = (await storedBy(part.req, part.customer.number)).map(summaryOf)
  const from = (pageOf(part, 'prescriptions') - 1) * PAGE_SIZE
  return (
    <PagedList name="prescriptions" total={all.length} part={part}>
      <p>{t('customers.prescription.hint')}</p>
      <ul className="admin-stored">
        {all.slice(from, from + PAGE_SIZE).map((summary) => (
          <OpenPrescription key={summary.ref} number={part.customer.number} summary={summary} />
        ))}
      </ul>
    </PagedList>
  )
}
