import { Link } from '@payloadcms/ui'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { bookingsOfCustomer } from '#plugins/bookings/repository.ts'
import { invoicesOfCustomer } from '#plugins/invoices/desk-invoices.ts'
import { deskContractsOf } from '#plugins/lifestyle/desk-lists.ts'
import { messagesTo } from '#plugins/messages/desk-messages.ts'
import { ordersOfCustomer } from '#plugins/orders/desk-orders.ts'
import { keptBy, summaryOf } from '#plugins/prescriptions/repository.ts'
import { deskRowsOf } from '#plugins/subscriptions/desk-lists.ts'
import { clock } from '../bookings/times.ts'
import { viewAddress } from '../bookings/view-address.ts'
import { documentPath } from '../desk-path.ts'
import { formatInstant } from '../format-time.ts'
import { ContractRows } from '../lifestyle/ContractRows.tsx'
import { SubscriptionRows } from '../subscriptions/SubscriptionRows.tsx'
import { t } from '../text.ts'
import { OpenPrescription } from './OpenPrescription.tsx'
import { PAGE_SIZE, PagedList, pageOf, type CustomerPart } from './PagedList.tsx'

const at = (part: CustomerPart, name: string) => ({ page: pageOf(part, name), size: PAGE_SIZE })

/** What she has bought. */
export async function CustomerOrders(part: CustomerPart) {
  const { rows, total } = await ordersOfCustomer(part.req, part.customer.number, at(part, 'orders'))
  return (
    <PagedList name="orders" {...{ part, total }}>
      <ul className="desk-rows">
        {rows.map(({ id, number, placedAt, state, awaitsPrescription, totalCost }) => (
          <li key={number}>
            <Link href={documentPath('orders', id)} prefetch={false}>
              <span>{t('order.title', { number })}</span>
              <span className="desk-rows__aside">
                {[
                  formatInstant(placedAt),
                  awaitsPrescription ? t('order.awaits_prescription') : t(`state.${state}`),
                  formatPrice(totalCost),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

/** Her lens subscriptions. */
export async function CustomerSubscriptions(part: CustomerPart) {
  const rows = await deskRowsOf(part.req, part.customer.number)
  const from = (pageOf(part, 'subscriptions') - 1) * PAGE_SIZE
  return (
    <PagedList name="subscriptions" total={rows.length} part={part}>
      <SubscriptionRows rows={rows.slice(from, from + PAGE_SIZE)} />
    </PagedList>
  )
}

/** Her contracts of glasses by the month. */
export async function CustomerContracts(part: CustomerPart) {
  const rows = await deskContractsOf(part.req, part.customer.number)
  const from = (pageOf(part, 'contracts') - 1) * PAGE_SIZE
  return (
    <PagedList name="contracts" total={rows.length} part={part}>
      <ContractRows rows={rows.slice(from, from + PAGE_SIZE)} />
    </PagedList>
  )
}

/** Her exams, to come and past, each linked to the day of its store. */
export async function CustomerBookings(part: CustomerPart) {
  const all = await bookingsOfCustomer(part.req, part.customer.number)
  const { page, size } = at(part, 'bookings')
  return (
    <PagedList name="bookings" total={all.length} part={part}>
      <ul className="desk-rows">
        {all.slice((page - 1) * size, page * size).map(({ number, store, day, time, examType, state }) => (
          <li key={number}>
            <Link href={viewAddress({ store, day, isWeek: false, side: 'examiner' })} prefetch={false}>
              <span>{examType.name}</span>
              <span className="desk-rows__aside">
                {[`${finnishDay(day)} klo ${clock(time)}`, t(`bookings.state.${state}`), number].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

/** What she was billed. */
export async function CustomerInvoices(part: CustomerPart) {
  const { rows, total } = await invoicesOfCustomer(part.req, part.customer.number, at(part, 'invoices'))
  return (
    <PagedList name="invoices" {...{ part, total }}>
      <ul className="desk-rows">
        {rows.map(({ id, number, status, amountLeft, total: sum, dueDate }) => (
          <li key={number}>
            <Link href={documentPath('invoices', id)} prefetch={false}>
              <span>{t('invoices.number', { number })}</span>
              <span className="desk-rows__aside">
                {[
                  t(`invoices.status.${status}`),
                  t('invoices.left', { left: formatPrice(amountLeft), total: formatPrice(sum) }),
                  t('invoices.due_on', { day: finnishDay(dueDate) }),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

/** The prescriptions that she keeps with us, closed: each opens with a reason. */
export async function CustomerPrescriptions(part: CustomerPart) {
  const all = (await keptBy(part.req, part.customer.number)).map(summaryOf)
  const from = (pageOf(part, 'prescriptions') - 1) * PAGE_SIZE
  return (
    <PagedList name="prescriptions" total={all.length} part={part}>
      <p>{t('customers.prescription.hint')}</p>
      <ul className="desk-kept">
        {all.slice(from, from + PAGE_SIZE).map((summary) => (
          <OpenPrescription key={summary.ref} number={part.customer.number} summary={summary} />
        ))}
      </ul>
    </PagedList>
  )
}

/** The letters and text messages that went to her, with their states. */
export async function CustomerMessages(part: CustomerPart) {
  const { rows, total } = await messagesTo(part.req, part.customer, at(part, 'messages'))
  return (
    <PagedList name="messages" {...{ part, total }}>
      <ul className="desk-rows">
        {rows.map(({ id, subject, channel, state, to, createdAt }) => (
          <li key={id}>
            <Link href={documentPath('outbox', id)} prefetch={false}>
              <span>{subject}</span>
              <span className="desk-rows__aside">
                {[
                  formatInstant(createdAt),
                  t(`customers.channel.${channel ?? 'mail'}`),
                  // Her present address needs no telling.
                  ...(to === part.customer.email || to === part.customer.phone ? [] : [to]),
                  t(`customers.message_state.${state}`),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}
