import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { Story } from '#plugins/subscriptions/admin/admin-story.ts'
import { TableHead } from '../TableHead.tsx'
import { documentPath } from '../admin-path.ts'
import { t } from '../text.ts'
import { GiveBackDelivery } from '../story/GiveBack.tsx'

const COLUMNS = ['period', 'wanted', 'processed', 'state', 'price', 'order', 'action']

/** The deliveries of a subscription: past, under way and planned. */
export function StoryDeliveries({ story: { view, orders }, mayGiveBack }: { story: Story; mayGiveBack: boolean }) {
  return (
    <section className="admin-panel" aria-labelledby="admin-deliveries">
      <h2 id="admin-deliveries">{t('subscriptions.deliveries')}</h2>
      <div className="admin-wide">
        <table className="admin-table">
          <TableHead words="subscriptions.column" columns={COLUMNS} figures={['price', 'action']} />
          <tbody>
            {view.deliveries.map(({ period, wantedOn, processedOn, state, price, orderNumber, trouble }) => {
              const order = orderNumber === null ? undefined : orders.get(orderNumber)
              return (
                <tr key={`${period} ${wantedOn}`}>
                  <th scope="row">{period}</th>
                  <td>{finnishDay(wantedOn)}</td>
                  <td>{finnishDay(processedOn)}</td>
                  <td>
                    {t(`subscriptions.delivery.${state}`)}
                    {trouble && trouble !== 'skipped' && (
                      <strong className="admin-late">{` ${t(`subscriptions.trouble.${trouble}`)}`}</strong>
                    )}
                  </td>
                  <td className="admin-figure">{formatPrice(price)}</td>
                  <td>{order ? <a href={documentPath('orders', order.id)}>{orderNumber}</a> : orderNumber}</td>
                  <td className="admin-figure">
                    {order && mayGiveBack && order.left > 0 && (
                      <GiveBackDelivery id={view.id} period={period} left={order.left} />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
