import { formatPrice } from '#domain/money/format-price.ts'
import type { Order } from '#plugins/orders/repository.ts'
import { t } from '../text.ts'

/** Who bought, where it goes, how it was paid, and what the shopper wanted us to know. */
export function OrderFacts({ order }: { order: Order }) {
  const { bought, refunds, refunded } = order
  const { contact, address, note } = bought.form
  const { delivery, paymentName } = bought
  return (
    <>
      {note && (
        <section className="desk-panel desk-panel--note">
          <h2>{t('order.note')}</h2>
          <p className="desk-words">{note}</p>
        </section>
      )}
      <section className="desk-panel">
        <h2>{t('order.customer')}</h2>
        <p>
          <strong>{`${contact.firstName} ${contact.lastName}`}</strong>
          <br />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <br />
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
        </p>
        <p>
          {address.street}
          <br />
          {`${address.zip} ${address.city}`}
        </p>
        <h3>{t('order.delivery')}</h3>
        <p>
          {delivery.name}
          {delivery.place && (
            <>
              <br />
              {delivery.place}
            </>
          )}
        </p>
        <h3>{t('order.payment')}</h3>
        <p>{paymentName || t('order.payment_none')}</p>
        {refunded > 0 && <p className="desk-refunded">{t('order.refunded', { amount: formatPrice(refunded) })}</p>}
        <ul className="desk-refunds">
          {refunds.map(({ key, toProvider, toGiftCard, isDone }) => (
            <li key={key}>
              {toProvider > 0 && <span>{t('order.refund_provider', { amount: formatPrice(toProvider) })}</span>}
              {toGiftCard > 0 && <span>{t('order.refund_card', { amount: formatPrice(toGiftCard) })}</span>}
              {!isDone && <span className="desk-late">{t('order.refund_open')}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
