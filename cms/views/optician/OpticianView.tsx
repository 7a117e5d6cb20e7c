import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { visitMoment } from '#domain/bookings/visit-moment.ts'
import { awaitsFitting } from '#domain/orders/fitting.ts'
import { waitingLines } from '#domain/orders/row-pieces.ts'
import { bookedFitting } from '#plugins/bookings/fittings/fitting.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { ordersWaitingForBuyer, ordersWaitingForOptician } from '#plugins/orders/admin/admin-orders.ts'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import type { AdminOrder } from '#plugins/orders/repository.ts'
import { partedOrder } from '#plugins/orders/parted-order.ts'
import { prescriptionMarks } from '#plugins/orders/prescriptions/prescription-marks.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { openNumbers } from '#plugins/withdrawals/repository.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { WaitingOrder } from './WaitingOrder.tsx'

/** So many of each list are shown: each is opened for its marks, and staff do the first before they look at more. */
const MOST_SHOWN = 50

/** Orders whose prescription no optician has checked yet, the oldest first. */
export async function OpticianView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(PRESCRIPTION_STAFF, req, '/admin/optikko')
  const [orders, asked, withdrawn] = await Promise.all([
    ordersWaitingForOptician(req),
    ordersWaitingForBuyer(req),
    openNumbers(req),
  ])
  const marked = await Array.fromAsync(
    openEach([...orders.slice(0, MOST_SHOWN), ...asked.slice(0, MOST_SHOWN)], async (order) => ({
      order,
      isUnusual: (await prescriptionMarks(req, order.number)).isUnusual,
      fitting: await fittingText(req, order),
    })),
  )
  const queueOf = (isIn: (order: AdminOrder) => boolean) => (
    <ol className="admin-queue">
      {marked.map(({ order, isUnusual, fitting }) =>
        isIn(order) ? (
          <WaitingOrder
            key={order.number}
            order={order}
            isUnusual={isUnusual}
            fitting={fitting}
            isWithdrawn={withdrawn.has(order.number)}
          />
        ) : null,
      )}
    </ol>
  )
  return (
    <AdminPage
      view={view}
      title={t('optician.title')}
      facts={<p className="admin-head__facts">{orders.length > 0 && t('optician.count', { count: orders.length })}</p>}
      lead={t(orders.length > 0 ? 'optician.lead' : 'optician.none')}
    >
      {queueOf(({ awaitsAnswerUntil }) => !awaitsAnswerUntil)}
      {orders.length > MOST_SHOWN && <p>{t('optician.more', { most: MOST_SHOWN })}</p>}
      {asked.length > 0 && (
        <section className="admin-asked" aria-labelledby="admin-asked">
          <h2 id="admin-asked">{t('optician.awaits_buyer')}</h2>
          <p>{t('optician.awaits_buyer_lead')}</p>
          {queueOf(({ awaitsAnswerUntil }) => Boolean(awaitsAnswerUntil))}
          {asked.length > MOST_SHOWN && <p>{t('optician.more', { most: MOST_SHOWN })}</p>}
        </section>
      )}
    </AdminPage>
  )
}

/** Where and when the fitting is that an order waits for, or that none is booked. */
async function fittingText(req: PayloadRequest, order: AdminOrder): Promise<string | undefined> {
  if (!awaitsFitting(order, waitingLines(partedOrder(order)))) return undefined
  const booked = await bookedFitting(req, order.number)
  if (!booked) return t('fitting.unbooked')
  const store = (await storeOf(req, booked.store))?.name ?? ''
  return t('fitting.booked', { moment: visitMoment(booked.day, booked.time), store })
}
