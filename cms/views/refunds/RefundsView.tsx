import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { latePaymentsInTrouble, ordersWithRefundTrouble } from '#plugins/orders/desk-orders.ts'
import { documentPath } from '../desk-path.ts'
import { DeskPage } from '../DeskPage.tsx'
import { staffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { LatePayment } from './LatePayment.tsx'

/** Money that should have gone back and has not, or of which nobody knows. */
export async function RefundsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  staffOnly(req, '/admin/palautukset')
  const [orders, payments] = await Promise.all([ordersWithRefundTrouble(req), latePaymentsInTrouble(req)])
  return (
    <DeskPage
      view={view}
      title={t('refunds.title')}
      lead={t(orders.length + payments.length > 0 ? 'refunds.lead' : 'refunds.none')}
    >
      {orders.length > 0 && (
        <section className="desk-panel" aria-labelledby="desk-refund-orders">
          <h2 id="desk-refund-orders">{t('refunds.orders')}</h2>
          <ul className="desk-rows">
            {orders.map(({ id, number, customerName }) => (
              <li key={number}>
                <Link href={documentPath('orders', id)} prefetch={false}>
                  <span>{t('order.title', { number })}</span>
                  <span className="desk-rows__aside">{customerName}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {payments.length > 0 && (
        <section aria-labelledby="desk-late-payments">
          <h2 id="desk-late-payments">{t('refunds.late')}</h2>
          <p>{t('refunds.late_lead')}</p>
          <ol className="desk-queue">
            {payments.map((payment) => (
              <LatePayment key={payment.ref} payment={payment} />
            ))}
          </ol>
        </section>
      )}
    </DeskPage>
  )
}
