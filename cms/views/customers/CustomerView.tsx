import { Gutter, HydrateAuthProvider, Link, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { formatPrice } from '#domain/money/format-price.ts'
import { writtenPhone } from '#domain/customers/written-phone.ts'
import type { StaffDeed } from '#plugins/customers/change-by-staff.ts'
import { findCustomer, type StoredCustomer } from '#plugins/customers/repository.ts'
import { countSessions } from '#plugins/customers/sessions.ts'
import { ordersOfCustomer } from '#plugins/orders/desk-orders.ts'
import { documentPath } from '../desk-path.ts'
import { formatInstant } from '../format-time.ts'
import { PageTitle } from '../PageTitle.tsx'
import { t } from '../text.ts'
import { CustomerActions } from './CustomerActions.tsx'

/** The admin page of one customer. */
export async function CustomerView({ doc, initPageResult: { req, permissions } }: DocumentViewServerProps) {
  const customer = doc && (await findCustomer(req, String(doc.number)))
  if (!customer) return notFound()
  const { number, firstName, lastName } = customer
  const [orders, sessions] = await Promise.all([ordersOfCustomer(req, number), countSessions(req, number)])
  const title = `${firstName} ${lastName}`
  return (
    <Gutter>
      <main className="desk">
        <HydrateAuthProvider permissions={permissions} />
        <SetStepNav nav={[{ label: t('nav.customers'), url: '/asiakkaat' }, { label: title }]} />
        <PageTitle title={title} />
        <header className="desk-head">
          <h1>{title}</h1>
          <span>{number}</span>
        </header>
        <CustomerActions
          number={number}
          details={{
            ...{ firstName, lastName, language: customer.language, phone: customer.phone ?? '' },
            ...{ street: customer.street ?? '', postalCode: customer.postalCode ?? '', town: customer.town ?? '' },
          }}
        />
        <div className="desk-order">
          <div className="desk-order__main">
            <section className="desk-panel" aria-labelledby="desk-customer-orders">
              <h2 id="desk-customer-orders">{t('customers.orders')}</h2>
              {orders.length === 0 && <p>{t('customers.no_orders')}</p>}
              <ul className="desk-rows">
                {orders.map((order) => (
                  <li key={order.number}>
                    <Link href={documentPath('orders', order.id)} prefetch={false}>
                      <span>{t('order.title', { number: order.number })}</span>
                      <span className="desk-rows__aside">
                        {`${formatInstant(order.placedAt)} · ${t(`state.${order.state}`)} · ${formatPrice(order.bought.totals.totalCost)}`}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <div className="desk-order__side">
            <Facts customer={customer} sessions={sessions} />
            <Trail trail={customer.trail ?? []} />
          </div>
        </div>
      </main>
    </Gutter>
  )
}

function Facts({ customer, sessions }: { customer: StoredCustomer; sessions: number }) {
  const { email, phone, street, postalCode, town, isIdentified, passwordHash } = customer
  return (
    <section className="desk-panel" aria-labelledby="desk-customer-facts">
      <h2 id="desk-customer-facts">{t('customers.facts')}</h2>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            <br />
            <a href={`tel:${phone}`}>{writtenPhone(phone)}</a>
          </>
        )}
      </p>
      {street && (
        <p>
          {street}
          <br />
          {`${postalCode} ${town}`}
        </p>
      )}
      <p>{t(isIdentified ? 'customers.identified' : 'customers.not_identified')}</p>
      {!passwordHash && <p>{t('customers.no_password')}</p>}
      <p>{t('customers.sessions', { count: sessions })}</p>
    </section>
  )
}

function Trail({ trail }: { trail: StaffDeed[] }) {
  if (trail.length === 0) return null
  return (
    <section className="desk-panel" aria-labelledby="desk-customer-trail">
      <h2 id="desk-customer-trail">{t('customers.trail')}</h2>
      <ol className="desk-timeline">
        {trail.toReversed().map(({ at, who, deed, note }) => (
          <li key={at}>
            <strong>{t(`customers.deed.${deed}`)}</strong>
            <p className="desk-words">{note}</p>
            <small>{`${formatInstant(at)} · ${who}`}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
