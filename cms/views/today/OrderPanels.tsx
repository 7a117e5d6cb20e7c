import type { PayloadRequest } from 'payload'
import { today } from '#plugins/kit/clock.ts'
import { latePaymentsInTrouble } from '#plugins/checkout/desk-purchases.ts'
import {
  countWaitingForOptician,
  ordersToSend,
  ordersWithRefundTrouble,
  todaysOrders,
} from '#plugins/orders/desk-orders.ts'
import { countOpenClaims } from '#plugins/insurance/repository.ts'
import { countOpenWithdrawals } from '#plugins/withdrawals/desk-withdrawals.ts'
import { listPath } from '../desk-path.ts'
import { t } from '../text.ts'
import { findOutOfStock, OUT_OF_STOCK, countFailedMails } from './dashboard-queries.ts'
import { OutOfStock } from './OutOfStock.tsx'
import { LeavingDays } from './LeavingDays.tsx'
import { OrdersOfToday } from './OrdersOfToday.tsx'
import { WaitingTile } from './WaitingTile.tsx'

/** What waits for those who handle orders: queues, due orders and new orders. */
export async function OrderPanels({ req }: { req: PayloadRequest }) {
  const [orders, queue, toSend, letters, shelves, refundTrouble, latePayments, withdrawn, claims] = await Promise.all([
    todaysOrders(req),
    countWaitingForOptician(req),
    ordersToSend(req),
    countFailedMails(req),
    findOutOfStock(req),
    ordersWithRefundTrouble(req),
    latePaymentsInTrouble(req),
    countOpenWithdrawals(req),
    countOpenClaims(req),
  ])
  const refunds = refundTrouble.length + latePayments.length
  const late = toSend.filter(({ promisedOn }) => promisedOn < today()).length
  return (
    <>
      <h2 className="desk-hidden">{t('today.waiting')}</h2>
      <ul className="desk-tiles">
        <WaitingTile name="optician" count={queue} href="/admin/optikko" />
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
        <WaitingTile name="claims" count={claims} href="/admin/friends" isAlarming={claims > 0} />
        <WaitingTile name="sold_out" count={shelves.count} href={listPath('skus', OUT_OF_STOCK)} />
      </ul>
      <OrdersOfToday orders={orders} />
      <div className="desk-pair">
        <LeavingDays orders={toSend} />
        <OutOfStock {...shelves} />
      </div>
    </>
  )
}
