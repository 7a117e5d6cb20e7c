import { trackingLink } from '#domain/deliveries/label-service.ts'
import { lineName } from '#domain/orders/row-pieces.ts'
import type { Order } from '#plugins/orders/repository.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'
import { eyeNames } from './eye-names.ts'

/** What of an order has left together, the oldest first, with the pages of its carriers. */
export function OrderFulfillments({ fulfillments, bought }: Pick<Order, 'fulfillments' | 'bought'>) {
  if (fulfillments.length === 0) return null
  return (
    <section className="admin-panel" aria-labelledby="admin-fulfillments">
      <h2 id="admin-fulfillments">{t('fulfillments.title')}</h2>
      <ol className="admin-fulfillments">
        {fulfillments.map(({ n, at, rows, parcels }) => (
          <li key={n}>
            <p>
              <strong>{t('fulfillments.nth', { n })}</strong> <small>{formatInstant(at)}</small>
            </p>
            <ul>
              {rows.map(({ ref, quantity }) => {
                const line = bought.lines.find((one) => one.ref === ref)
                return line && <li key={ref}>{`${quantity} × ${lineName(line, eyeNames)}`}</li>
              })}
            </ul>
            {parcels.map((parcel) => (
              <p key={parcel.code}>
                <a href={trackingLink(parcel)} rel="noreferrer">
                  {`${t(`parcel.${parcel.carrier}`)} ${parcel.code}`}
                </a>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
