import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { staffRolesOf } from '#plugins/kit/caller.ts'
import { ordersWaitingForOptician } from '#plugins/orders/desk-orders.ts'
import { prescriptionMarks } from '#plugins/orders/prescription-marks.ts'
import { t } from '../text.ts'
import { WaitingOrder } from './WaitingOrder.tsx'

/** Orders whose prescription an optician has not seen yet. Payload lets anyone open a view of ours, so it asks itself who comes. */
export async function OpticianView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!staffRolesOf(req)) redirect('/admin/login?redirect=%2Fadmin%2Foptikko')
  const orders = await ordersWaitingForOptician(req)
  const marked = await Promise.all(
    orders.map(async (order) => ({ order, isUnusual: (await prescriptionMarks(req, order.number)).isUnusual })),
  )
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
      <SetStepNav nav={[{ label: t('optician.title') }]} />
      <Gutter>
        <main className="desk">
          <header className="desk-head">
            <h1>{t('optician.title')}</h1>
            <p className="desk-head__facts">{orders.length > 0 && t('optician.count', { count: orders.length })}</p>
          </header>
          <p className="desk-lead">{t(orders.length > 0 ? 'optician.lead' : 'optician.none')}</p>
          <p id="desk-queue-said" className="desk-said" role="status" />
          <ol className="desk-queue">
            {marked.map(({ order, isUnusual }) => (
              <WaitingOrder key={order.number} order={order} isUnusual={isUnusual} />
            ))}
          </ol>
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
