import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { today } from '#plugins/kit/clock.ts'
import { latePaymentsInTrouble, unreadablePurchases } from '#plugins/checkout/desk-purchases.ts'
import {
  ordersToSend,
  ordersWaitingForOptician,
  ordersWithRefundTrouble,
  todaysOrders,
} from '#plugins/orders/desk-orders.ts'
import { countOpenWithdrawals } from '#plugins/withdrawals/desk-withdrawals.ts'
import { listPath } from '../desk-path.ts'
import { t } from '../text.ts'
import { emptyShelves, IS_EMPTY, lostLetters } from './elsewhere.ts'
import { EmptyShelves } from './EmptyShelves.tsx'
import { LeavingDays } from './LeavingDays.tsx'
import { OrdersOfToday } from './OrdersOfToday.tsx'
import { WaitingTile } from './WaitingTile.tsx'

/** What the day asks for: what waits for somebody, what must leave, and what has come in. */
export async function TodayView({ initPageResult: { req } }: AdminViewServerProps) {
  const [orders, queue, toSend, letters, shelves, refundTrouble, latePayments, unreadable, withdrawn] =
    await Promise.all([
      todaysOrders(req),
      ordersWaitingForOptician(req),
      ordersToSend(req),
      lostLetters(req),
      emptyShelves(req),
      ordersWithRefundTrouble(req),
      latePaymentsInTrouble(req),
      unreadablePurchases(req),
      countOpenWithdrawals(req),
    ])
  const refunds = refundTrouble.length + latePayments.length + unreadable.length
  const late = toSend.filter(({ promisedOn }) => promisedOn < today()).length
  return (
    <Gutter>
      <main className="desk">
        <header className="desk-head">
          <h1>
            {t('today.title')} <span className="desk-head__day">{shortDay(today())}</span>
          </h1>
        </header>
        <h2 className="desk-hidden">{t('today.waiting')}</h2>
        <ul className="desk-tiles">
          <WaitingTile name="optician" count={queue.length} href="/admin/optikko" />
          <WaitingTile
            name="to_send"
            count={toSend.length}
            href={listPath('orders', [['state', 'in', ['received', 'confirmed']]])}
            isAlarming={late > 0}
            extra={late > 0 ? t('today.late', { count: late }) : ''}
          />
          <WaitingTile
            name="mail"
            count={letters}
            href={listPath('outbox', [['state', 'equals', 'failed']])}
            isAlarming={letters > 0}
          />
          <WaitingTile name="refunds" count={refunds} href="/admin/palautukset" isAlarming={refunds > 0} />
          <WaitingTile name="withdrawals" count={withdrawn} href="/admin/peruutukset" isAlarming={withdrawn > 0} />
          <WaitingTile name="sold_out" count={shelves.count} href={listPath('skus', IS_EMPTY)} />
        </ul>
        <OrdersOfToday orders={orders} />
        <div className="desk-pair">
          <LeavingDays orders={toSend} />
          <EmptyShelves {...shelves} />
        </div>
      </main>
    </Gutter>
  )
}
