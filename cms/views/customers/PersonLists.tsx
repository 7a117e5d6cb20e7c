import { Link } from '@payloadcms/ui'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { writtenAfter } from '#plugins/bookings/admin/written-prescriptions.ts'
import { bookingsOfPerson } from '#plugins/bookings/repository.ts'
import { cardsOfOrders } from '#plugins/giftcards/bought-card.ts'
import { messagesTo } from '#plugins/messages/admin-messages.ts'
import { orderRefsOf, ordersOfPerson } from '#plugins/orders/admin/admin-orders.ts'
import { declarationsOf } from '#plugins/withdrawals/repository.ts'
import { LinkRow } from '../LinkRow.tsx'
import { clock } from '../bookings/times.ts'
import { visitAddress } from '../bookings/view-address.ts'
import { documentPath, giftCardPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'
import { chargesOfPerson } from './charges-of-person.ts'
import { PAGE_SIZE, PagedList, pageOf, type PersonPart } from './PagedList.tsx'

const at = (part: PersonPart, name: string) => ({ page: pageOf(part, name), size: PAGE_SIZE })

/** The rows of one page of a list that is read whole. */
function onPage<Row>(part: PersonPart, name: string, rows: readonly Row[]): Row[] {
  const from = (pageOf(part, name) - 1) * PAGE_SIZE
  return rows.slice(from, from + PAGE_SIZE)
}

/** The person's orders. */
export async function PersonOrders(part: PersonPart) {
  const { rows, total } = await ordersOfPerson(part.req, part.person, at(part, 'orders'))
  return (
    <PagedList name="orders" part={part} total={total}>
      <ul className="admin-rows">
        {rows.map(({ id, number, customer, customerName, placedAt, state, awaitsPrescription, totalCost }) => (
          <LinkRow
            key={number}
            href={documentPath('orders', id)}
            name={t('order.title', { number })}
            facts={[
              formatInstant(placedAt),
              awaitsPrescription ? t('order.awaits_prescription') : t(`state.${state}`),
              formatPrice(totalCost),
              ...(customer ? [] : [t('customers.as_guest', { name: customerName })]),
            ]}
          />
        ))}
      </ul>
    </PagedList>
  )
}

/** The person's exams, to come and past, each linked to its visit. */
export async function PersonBookings(part: PersonPart) {
  const all = await bookingsOfPerson(part.req, part.person)
  return (
    <PagedList name="bookings" total={all.length} part={part}>
      <ul className="admin-rows">
        {onPage(part, 'bookings', all).map(({ number, customer, form, store, day, time, examType, state }) => (
          <LinkRow
            key={number}
            href={visitAddress({ store, day, number })}
            name={examType.name}
            facts={[
              `${finnishDay(day)} klo ${clock(time)}`,
              ...[t(`bookings.state.${state}`), number],
              ...(customer ? [] : [t('customers.as_guest', { name: `${form.firstName} ${form.lastName}` })]),
            ]}
          />
        ))}
      </ul>
    </PagedList>
  )
}

/** What optometrists wrote after visits without an account, closed: it is opened at the visit, with a reason. */
export async function PersonWritten(part: PersonPart) {
  const visits = (await bookingsOfPerson(part.req, part.person)).filter(
    ({ customer, state }) => !customer && state === 'done',
  )
  const written = await Promise.all(
    visits.map(async (visit) => (await writtenAfter(part.req, visit)).map((summary) => ({ visit, summary }))),
  )
  const all = written.flat()
  return (
    <PagedList name="written" total={all.length} part={part}>
      <ul className="admin-rows">
        {onPage(part, 'written', all).map(({ visit: { store, day, number }, summary: { ref, kind, name } }) => (
          <LinkRow
            key={ref}
            href={visitAddress({ store, day, number })}
            name={name || t(`bookings.write.${kind}`)}
            facts={[`${finnishDay(day)} · ${number}`]}
          />
        ))}
      </ul>
    </PagedList>
  )
}

/** What was declared of the person's orders: withdrawals, returns and exchanges. */
export async function PersonWithdrawals(part: PersonPart) {
  const { numbers } = await orderRefsOf(part.req, part.person)
  const all = await declarationsOf(part.req, part.person.customer, numbers)
  return (
    <PagedList name="withdrawals" total={all.length} part={part}>
      <ul className="admin-facts">
        {onPage(part, 'withdrawals', all).map(({ id, number, state, receivedAt, isExchange }) => (
          <li key={id}>
            {t(isExchange ? 'customers.exchange_of' : 'customers.withdrawal_of', { number })}
            <small>{`${formatInstant(receivedAt)} · ${t(`customers.withdrawal_state.${state}`)}`}</small>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

/** The gift cards that the person has bought. Their receivers are not shown here. */
export async function PersonGiftCards(part: PersonPart) {
  const { numbers } = await orderRefsOf(part.req, part.person)
  const all = await cardsOfOrders(part.req, numbers)
  return (
    <PagedList name="giftcards" total={all.length} part={part}>
      <ul className="admin-rows">
        {onPage(part, 'giftcards', all).map(({ row, card, worth, order, boughtOn, state }) => {
          const name = t('customers.giftcard', { worth: formatPrice(worth) })
          const facts = [finnishDay(boughtOn), t(`customers.giftcard_state.${state}`), order].join(' · ')
          return (
            <li key={row}>
              {card === null || card === undefined ? (
                <span>{`${name} · ${facts}`}</span>
              ) : (
                <Link href={giftCardPath(card)} prefetch={false}>
                  <span>{name}</span>
                  <span className="admin-rows__aside">{facts}</span>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </PagedList>
  )
}

/** The charges of the person, paid by the person or from a saved card. */
export async function PersonCharges(part: PersonPart) {
  const all = await chargesOfPerson(part.req, part.person)
  return (
    <PagedList name="charges" total={all.length} part={part}>
      <ul className="admin-facts">
        {onPage(part, 'charges', all).map(({ ref, amount, state, since, promised }) => (
          <li key={ref}>
            {`${formatPrice(amount)}, ${t(`story.charge.${state}`)}`}
            <small>{`${formatInstant(since)} · ${ref}`}</small>
            {promised > 0 && <small>{t('story.promised', { amount: formatPrice(promised) })}</small>}
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

/** The e-mails and text messages that went to the person, with their states. */
export async function PersonMessages(part: PersonPart) {
  const { rows, total } = await messagesTo(part.req, part.person, at(part, 'messages'))
  return (
    <PagedList name="messages" part={part} total={total}>
      <ul className="admin-rows">
        {rows.map(({ id, subject, channel, state, to, createdAt }) => (
          <LinkRow
            key={id}
            href={documentPath('outbox', id)}
            name={subject}
            facts={[
              formatInstant(createdAt),
              t(`customers.channel.${channel ?? 'mail'}`),
              // The person's present addresses are not repeated.
              ...(part.person.addresses.slice(0, 2).includes(to) ? [] : [to]),
              t(`customers.message_state.${state}`),
            ]}
          />
        ))}
      </ul>
    </PagedList>
  )
}
