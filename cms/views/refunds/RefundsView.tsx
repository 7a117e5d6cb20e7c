import type { AdminViewServerProps } from 'payload'
import { formatPrice } from '#domain/money/euros.ts'
import { latePaymentsInTrouble } from '#plugins/checkout/admin-purchases.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { ordersWithRefundTrouble } from '#plugins/orders/admin/admin-orders.ts'
import { stuckCharges } from '#plugins/payments/charges/settle-by-hand.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { LinkRow } from '../LinkRow.tsx'
import { documentPath } from '../admin-path.ts'
import { AdminPage } from '../AdminPage.tsx'
import { orderStaffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { ContractCharge, contractOf } from './ContractCharge.tsx'
import { LatePayment } from './LatePayment.tsx'

/** Refunds that failed or whose outcome is unknown. */
export async function RefundsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  orderStaffOnly(req, '/admin/palautukset')
  const [orders, payments, charges, stuck] = await Promise.all([
    ordersWithRefundTrouble(req),
    latePaymentsInTrouble(req),
    stuckCharges(req),
    findAll(req, 'stuck-steps', { step: { equals: DECIDE } }, { sort: 'id' }),
  ])
  const ofContracts = charges.filter((charge) => contractOf(charge) !== null)
  const shown = new Set([...payments.map(({ charge }) => charge), ...ofContracts].map(({ id }) => String(id)))
  const others = stuck.filter(
    ({ collection, documentId }) => collection !== 'orders' && !(collection === 'charges' && shown.has(documentId)),
  )
  const count = orders.length + payments.length + ofContracts.length + others.length
  return (
    <AdminPage view={view} title={t('refunds.title')} lead={t(count > 0 ? 'refunds.lead' : 'refunds.none')}>
      {orders.length > 0 && (
        <section className="admin-panel" aria-labelledby="admin-refund-orders">
          <h2 id="admin-refund-orders">{t('refunds.orders')}</h2>
          <ul className="admin-rows">
            {orders.map(({ id, number, customerName, outstanding }) => (
              <LinkRow
                key={number}
                href={documentPath('orders', id)}
                name={t('order.title', { number })}
                facts={[asideOf(customerName, outstanding)]}
              />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="admin-panel" aria-labelledby="admin-refund-others">
          <h2 id="admin-refund-others">{t('refunds.others')}</h2>
          <ul className="admin-rows">
            {others.map(({ id, collection, document, reason }) => (
              <LinkRow
                key={id}
                href={collection === 'invoices' ? '/admin/laskutus' : documentPath('stuck-steps', id)}
                name={document}
                facts={[reason]}
              />
            ))}
          </ul>
        </section>
      )}
      {ofContracts.length > 0 && (
        <section aria-labelledby="admin-contract-charges">
          <h2 id="admin-contract-charges">{t('refunds.contracts')}</h2>
          <ol className="admin-queue">
            {ofContracts.map((charge) => (
              <ContractCharge key={charge.ref} charge={charge} />
            ))}
          </ol>
        </section>
      )}
      {payments.length > 0 && (
        <section aria-labelledby="admin-late-payments">
          <h2 id="admin-late-payments">{t('refunds.late')}</h2>
          <p>{t('refunds.late_lead')}</p>
          <ol className="admin-queue">
            {payments.map((payment) => (
              <LatePayment key={payment.purchase.ref} payment={payment} />
            ))}
          </ol>
        </section>
      )}
    </AdminPage>
  )
}

/** Nothing is outstanding while the provider has yet to report the outcome of a refund. */
function asideOf(customerName: string, due: number): string {
  return due > 0 ? `${customerName} · ${t('order.outstanding', { amount: formatPrice(due) })}` : customerName
}
