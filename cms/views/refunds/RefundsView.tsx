import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { staffRolesOf } from '#plugins/kit/caller.ts'
import { latePaymentsInTrouble, ordersWithRefundTrouble } from '#plugins/orders/desk-orders.ts'
import { documentPath } from '../desk-path.ts'
import { t } from '../text.ts'
import { LatePayment } from './LatePayment.tsx'

/** Money that should have gone back and has not, or of which nobody knows. Payload lets anyone open a view of ours, so it asks itself who comes. */
export async function RefundsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!staffRolesOf(req)) redirect('/admin/login?redirect=%2Fadmin%2Fpalautukset')
  const [orders, payments] = await Promise.all([ordersWithRefundTrouble(req), latePaymentsInTrouble(req)])
  return (
    <DefaultTemplate
      {...{ permissions, req, visibleEntities }}
      i18n={req.i18n}
      payload={req.payload}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(locale && { locale })}
      {...(req.user && { user: req.user })}
    >
      <SetStepNav nav={[{ label: t('refunds.title') }]} />
      <Gutter>
        <main className="desk">
          <header className="desk-head">
            <h1>{t('refunds.title')}</h1>
          </header>
          <p className="desk-lead">{t(orders.length + payments.length > 0 ? 'refunds.lead' : 'refunds.none')}</p>
          <p id="desk-refunds-said" className="desk-said" role="status" />
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
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
