import { Link } from '@payloadcms/ui'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { today } from '#plugins/kit/clock.ts'
import type { OrderSummary } from '#plugins/orders/repository.ts'
import { listPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** The number of orders due on each day, earliest first. */
export function LeavingDays({ orders }: { orders: OrderSummary[] }) {
  const days = [...Map.groupBy(orders, ({ promisedOn }) => promisedOn)]
  return (
    <section className="admin-panel" aria-labelledby="admin-leaving">
      <h2 id="admin-leaving">{t('today.leaving')}</h2>
      {days.length === 0 && <p className="admin-empty">{t('today.leaving_none')}</p>}
      <ul className="admin-rows">
        {days.map(([day, { length: count }]) => (
          <li key={day}>
            <Link
              href={listPath('orders', [
                ['state', 'in', ['received', 'confirmed']],
                ['promisedOn', 'equals', day],
              ])}
              prefetch={false}
            >
              <span>{shortDay(day)}</span>
              <span className={day < today() ? 'admin-late' : 'admin-rows__aside'}>{nearness(day)}</span>
              <span className="admin-figure">{t('today.leaving_count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {orders.length > 0 && (
        <p>
          <Link className="admin-button" href="/admin/keraily" prefetch={false}>
            {t('today.leaving_pick')}
          </Link>
        </p>
      )}
    </section>
  )
}

function nearness(day: string): string {
  if (day === today()) return t('today.leaving_today')
  return day < today() ? t('today.leaving_late') : ''
}
