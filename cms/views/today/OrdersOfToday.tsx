import { Link } from '@payloadcms/ui'
import { formatPrice } from '#domain/money/euros.ts'
import type { AdminOrder } from '#plugins/orders/repository.ts'
import { TableHead } from '../TableHead.tsx'
import { documentPath, listPath } from '../admin-path.ts'
import { StateMark } from '../orders/StateMark.tsx'
import { summarizeLines } from '../orders/summarize-lines.ts'
import { t } from '../text.ts'
import { formatTimeOfDay } from '../format.ts'

const COLUMNS = ['time', 'number', 'customer', 'what', 'sum', 'state']

/** Of a busy day the latest stand here; all are in the list of orders. */
const MOST_SHOWN = 25

/** The orders of today, latest first. */
export function OrdersOfToday({ orders }: { orders: AdminOrder[] }) {
  const standing = orders.filter(({ state }) => state !== 'canceled')
  const sum = standing.reduce((total, order) => total + order.totalCost, 0)
  return (
    <section className="admin-panel" aria-labelledby="admin-orders">
      <div className="admin-panel__head">
        <h2 id="admin-orders">{t('today.orders')}</h2>
        {standing.length > 0 && <span>{t('today.orders_sum', { count: standing.length, sum: formatPrice(sum) })}</span>}
        <Link href={listPath('orders')} prefetch={false}>
          {t('today.all_orders')}
        </Link>
      </div>
      {orders.length === 0 ? (
        <p className="admin-empty">{t('today.orders_none')}</p>
      ) : (
        <table className="admin-table">
          <TableHead words="column" columns={COLUMNS} figures={['sum']} />
          <tbody>
            {orders.slice(0, MOST_SHOWN).map((order) => (
              <Row key={order.number} order={order} />
            ))}
          </tbody>
        </table>
      )}
      {orders.length > MOST_SHOWN && <p>{t('today.orders_more', { most: MOST_SHOWN })}</p>}
    </section>
  )
}

function Row({ order }: { order: AdminOrder }) {
  const { id, number, placedAt, customerName, bought, totalCost } = order
  return (
    <tr>
      <td className="admin-table__time">{formatTimeOfDay(placedAt)}</td>
      <th scope="row">
        <Link href={documentPath('orders', id)} prefetch={false}>
          {number}
        </Link>
      </th>
      <td>{customerName}</td>
      <td className="admin-table__what">{summarizeLines(bought.lines)}</td>
      <td className="admin-figure">{formatPrice(totalCost)}</td>
      <td>
        <StateMark {...order} />
      </td>
    </tr>
  )
}
