import type { AdminViewServerProps } from 'payload'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { ordersWaitingForOptician } from '#plugins/orders/desk-orders.ts'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import { prescriptionMarks } from '#plugins/orders/prescription-marks.ts'
import { openNumbers } from '#plugins/withdrawals/repository.ts'
import { DeskPage } from '../DeskPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { WaitingOrder } from './WaitingOrder.tsx'

/** Orders whose prescription no optician has checked yet. */
export async function OpticianView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(PRESCRIPTION_STAFF, req, '/admin/optikko')
  const [orders, withdrawn] = await Promise.all([ordersWaitingForOptician(req), openNumbers(req)])
  const marked = await Array.fromAsync(
    openEach(orders, async (order) => ({ order, isUnusual: (await prescriptionMarks(req, order.number)).isUnusual })),
  )
  return (
    <DeskPage
      view={view}
      title={t('optician.title')}
      facts={<p className="desk-head__facts">{orders.length > 0 && t('optician.count', { count: orders.length })}</p>}
      lead={t(orders.length > 0 ? 'optician.lead' : 'optician.none')}
    >
      <ol className="desk-queue">
        {marked.map(({ order, isUnusual }) => (
          <WaitingOrder key={order.number} {...{ order, isUnusual }} isWithdrawn={withdrawn.has(order.number)} />
        ))}
      </ol>
    </DeskPage>
  )
}
