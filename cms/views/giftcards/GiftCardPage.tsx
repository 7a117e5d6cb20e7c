import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { cardWithHistory } from '#plugins/giftcards/admin-cards.ts'
import { TableHead } from '../TableHead.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { findOrderSummaries, type OrderSummary } from '#plugins/orders/repository.ts'
import { documentPath, giftCardPath } from '../admin-path.ts'
import { orderStaffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { CardActions } from './CardActions.tsx'

/** A gift card: what is on it, what happened to it, and what staff may do. */
export async function GiftCardPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const id = String(
    Object.values(view.params ?? {})
      .flat()
      .at(1) ?? '',
  )
  orderStaffOnly(req, giftCardPath(id))
  const found = await cardWithHistory(req, id)
  if (!found) return notFound()
  const { card, held, history, bought } = found
  const orders = await ordersOf(
    req,
    history.flatMap(({ order }) => order ?? []),
  )
  const { lastDigits, balance, worth, expiresOn } = card
  const figures = { amount: formatPrice(balance), worth: formatPrice(worth), day: finnishDay(expiresOn) }
  return (
    <AdminPage view={view} title={t('giftcards.card', { lastDigits })} lead={t('giftcards.balance_fact', figures)}>
      {held > 0 && <p>{t('giftcards.held', { amount: formatPrice(held) })}</p>}
      <p className="admin-late" role="status">
        {card.blockedAt && t('giftcards.is_blocked')}
      </p>
      {bought && <p>{t(`giftcards.sent_${bought.state}`, { to: bought.to, day: finnishDay(bought.sendOn) })}</p>}
      <CardActions
        id={String(card.id)}
        lastDigits={lastDigits}
        isBlocked={Boolean(card.blockedAt)}
        bought={bought?.state === 'sent' || bought?.state === 'waiting' ? bought : null}
      />
      <section className="admin-part">
        <h2>{t('giftcards.history')}</h2>
        <div className="admin-wide">
          <table className="admin-table">
            <TableHead
              words="giftcards"
              columns={['day', 'what', 'amount', 'order', 'why', 'who']}
              figures={['amount']}
            />
            <tbody>
              {history.map(({ id: row, on, kind, amount, order, note, who }) => (
                <tr key={row}>
                  <td>{finnishDay(on)}</td>
                  <th scope="row">{t(`giftcards.kinds.${kind}`)}</th>
                  <td className="admin-figure">{amount === 0 ? '' : formatPrice(amount)}</td>
                  <td>{order && <OrderLink number={order} order={orders.get(order)} />}</td>
                  <td>{note}</td>
                  <td>{who}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </AdminPage>
  )
}

/** The orders of a card's history by their numbers. */
async function ordersOf(req: PayloadRequest, numbers: string[]): Promise<Map<string, OrderSummary>> {
  if (numbers.length === 0) return new Map()
  const found = await findOrderSummaries(req, { number: { in: numbers } }, 'id')
  return new Map(found.map((order) => [order.number, order]))
}

/** An order and its buyer; the number alone of one that is deleted. */
function OrderLink({ number, order }: { number: string; order: OrderSummary | undefined }) {
  if (!order) return number
  return (
    <>
      <a href={documentPath('orders', order.id)}>{number}</a>
      {` ${order.customerName}`}
    </>
  )
}
