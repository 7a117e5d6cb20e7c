import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { refundsForStaff } from '#domain/payments/refunds-for-staff.ts'
import { now } from '#plugins/kit/clock.ts'
import type { Order } from '#plugins/orders/repository.ts'
import { customerPath, guestPath } from '../admin-path.ts'
import { t } from '../text.ts'
import { OutstandingFact } from './OutstandingFact.tsx'
import { RefundFact } from './RefundFact.tsx'

/** An order's customer, delivery, payment and note. */
export function OrderFacts({ order, mayRefund }: { order: Order; mayRefund: boolean }) {
  const { number, customer, bought, refunds, termsVersion, subscriptionTerms } = order
  const due = outstanding(order.promised, refunds)
  const forStaff = refundsForStaff(refunds, due, now())
  const arrived = givenBack(refunds.filter(({ state }) => state === 'done'))
  const { contact, address, note } = bought.form
  const { delivery, paymentName, soldBy } = bought
  return (
    <>
      {note && (
        <section className="admin-panel admin-panel--note">
          <h2>{t('order.note')}</h2>
          <p className="admin-words">{note}</p>
        </section>
      )}
      <section className="admin-panel">
        <h2>{t('order.customer')}</h2>
        <p>
          <strong>{`${contact.firstName} ${contact.lastName}`}</strong>
          <br />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <br />
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          {customer && (
            <>
              <br />
              {t('order.customer_number', { number: customer })}
            </>
          )}
          <br />
          <a href={customer ? customerPath(customer) : guestPath(number)}>{t('customers.all_of_person')}</a>
        </p>
        {address.street && (
          <p>
            {address.street}
            <br />
            {`${address.zip} ${address.city}`}
          </p>
        )}
        {soldBy && <p>{t('order.sold_by', { store: soldBy.storeName, staff: soldBy.staff })}</p>}
        <h3>{t('order.delivery')}</h3>
        <p>
          {delivery.name}
          {delivery.place && (
            <>
              <br />
              {delivery.place}
            </>
          )}
          {delivery.isFromStore && (
            <>
              <br />
              <strong>{t('order.from_store')}</strong>
            </>
          )}
        </p>
        <h3>{t('order.payment')}</h3>
        <p>{paymentName || t('order.payment_none')}</p>
        {arrived > 0 && <p className="admin-refunded">{t('order.refunded', { amount: formatPrice(arrived) })}</p>}
        {due > 0 && mayRefund && <OutstandingFact number={number} outstanding={due} />}
        <ul className="admin-refunds">
          {refunds.map((refund) => (
            <RefundFact
              key={refund.key}
              number={number}
              refund={refund}
              outstanding={due}
              needsStaff={mayRefund && forStaff.includes(refund)}
            />
          ))}
        </ul>
        <h3>{t('order.terms')}</h3>
        <p>{termsVersion ? t('order.terms_version', { day: finnishDay(termsVersion) }) : t('order.terms_none')}</p>
        {subscriptionTerms && <p>{t('order.subscription_terms', { day: finnishDay(subscriptionTerms) })}</p>}
      </section>
    </>
  )
}
