import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { today } from '#plugins/kit/clock.ts'
import { latePaymentsInTrouble } from '#plugins/checkout/desk-purchases.ts'
import { taskRecords } from '#plugins/kit/tasks/scheduler.ts'
import { namesOfUnreadable } from '#plugins/kit/sealing/unreadable-documents.ts'
import {
  countWaitingForOptician,
  ordersToSend,
  ordersWithRefundTrouble,
  todaysOrders,
} from '#plugins/orders/desk-orders.ts'
import { staffRolesOf } from '#plugins/kit/requests/caller.ts'
import { countOpenWithdrawals } from '#plugins/withdrawals/desk-withdrawals.ts'
import { countOpenSubmissions } from '../../forms/repository.ts'
import { listPath } from '../desk-path.ts'
import { t } from '../text.ts'
import { findOutOfStock, OUT_OF_STOCK, countFailedMails } from './dashboard-queries.ts'
import { OutOfStock } from './OutOfStock.tsx'
import { LeavingDays } from './LeavingDays.tsx'
import { OrdersOfToday } from './OrdersOfToday.tsx'
import { ScheduledTasks } from './ScheduledTasks.tsx'
import { UnreadableDocuments } from './UnreadableDocuments.tsx'
import { WaitingTile } from './WaitingTile.tsx'

/** The admin's start page: queues, due orders and new orders. */
export async function TodayView({ initPageResult: { req } }: AdminViewServerProps) {
  const [
    orders,
    queue,
    toSend,
    letters,
    shelves,
    refundTrouble,
    latePayments,
    withdrawn,
    sentForms,
    tasks,
    unreadable,
  ] = await Promise.all([
    todaysOrders(req),
    countWaitingForOptician(req),
    ordersToSend(req),
    countFailedMails(req),
    findOutOfStock(req),
    ordersWithRefundTrouble(req),
    latePaymentsInTrouble(req),
    countOpenWithdrawals(req),
    countOpenSubmissions(req),
    taskRecords(req),
    namesOfUnreadable(req),
  ])
  const refunds = refundTrouble.length + latePayments.length
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
          {staffRolesOf(req)?.includes('admin') && (
            <WaitingTile name="forms" count={sentForms} href="/admin/lomakkeet" />
          )}
          <WaitingTile name="sold_out" count={shelves.count} href={listPath('skus', OUT_OF_STOCK)} />
        </ul>
        <OrdersOfToday orders={orders} />
        <div className="desk-pair">
          <LeavingDays orders={toSend} />
          <OutOfStock {...shelves} />
        </div>
        <ScheduledTasks tasks={tasks} />
        {unreadable.length > 0 && <UnreadableDocuments names={unreadable} />}
      </main>
    </Gutter>
  )
}
