import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { DeliveryWay } from '#contracts/subscriptions.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { CUSTOMER_STAFF, hasRole, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { storyOf, type Story } from '#plugins/subscriptions/admin/admin-story.ts'
import { customerPath, subscriptionPath } from '../admin-path.ts'
import { AdminPage } from '../AdminPage.tsx'
import { formatInstant } from '../format.ts'
import { onlyFor } from '../staff-only.ts'
import { StoryBooks } from '../story/StoryBooks.tsx'
import { StoryCard } from '../story/StoryCard.tsx'
import { StoryCharges } from '../story/StoryCharges.tsx'
import { StoryEvents } from '../story/StoryEvents.tsx'
import { StoryLetters } from '../story/StoryLetters.tsx'
import { t } from '../text.ts'
import { StoryDeliveries } from './StoryDeliveries.tsx'
import { SubscriptionActions } from './SubscriptionActions.tsx'

/** One subscription: all that happened to it, and what staff may do in the name of its customer. */
export async function SubscriptionPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const number = Number(
    Object.values(view.params ?? {})
      .flat()
      .at(1),
  )
  onlyFor(CUSTOMER_STAFF, req, subscriptionPath(number))
  const story = Number.isSafeInteger(number) ? await storyOf(req, number) : null
  if (!story) return notFound()
  const { id, version, actions, status } = story.view
  const handlesMoney = hasRole(req, ORDER_STAFF)
  return (
    <AdminPage
      view={view}
      title={t('subscriptions.one', { number })}
      facts={<p className="admin-head__facts">{t(`subscriptions.status.${status}`)}</p>}
      lead=""
    >
      <SubscriptionActions id={id} version={version} actions={actions} />
      <div className="admin-order">
        <div className="admin-order__main">
          <StoryDeliveries story={story} mayGiveBack={handlesMoney} />
          <StoryCharges charges={story.charges} refused={story.refused} handlesMoney={handlesMoney} />
          {handlesMoney && <StoryBooks entries={story.entries} balance={story.balance} />}
        </div>
        <div className="admin-order__side">
          <Facts story={story} />
          <StoryEvents
            events={story.subscription.events.map(({ at, what, period, who, note }) => ({
              title: `${t(`subscriptions.event.${what}`)}${period === undefined ? '' : ` (${period})`}`,
              at: formatInstant(at),
              who,
              note,
            }))}
          />
          <StoryLetters letters={story.letters} />
        </div>
      </div>
    </AdminPage>
  )
}

function wayOf(way: DeliveryWay | null): string {
  return way ? [way.name, way.place].filter(Boolean).join(': ') : t('subscriptions.home')
}

function Facts({ story: { subscription, view } }: { story: Story }) {
  const { customer, form } = subscription
  const { products, interval, card, address, delivery, temporaryAddress, pause, startedOn, canceledOn } = view
  const { firstName, lastName, email } = form.contact
  return (
    <section className="admin-panel" aria-labelledby="admin-subscription-facts">
      <h2 id="admin-subscription-facts">{t('subscriptions.facts')}</h2>
      <p>
        <Link href={customerPath(customer)} prefetch={false}>{`${firstName} ${lastName}`}</Link>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        {address.street}
        <br />
        {`${address.zip} ${address.city}`}
        <br />
        {wayOf(delivery)}
      </p>
      {temporaryAddress && (
        <p>
          {t('subscriptions.temporary', {
            from: finnishDay(temporaryAddress.from),
            to: finnishDay(temporaryAddress.to),
          })}
          <br />
          {`${temporaryAddress.address.street}, ${temporaryAddress.address.zip} ${temporaryAddress.address.city}`}
          <br />
          {wayOf(temporaryAddress.delivery)}
        </p>
      )}
      <ul className="admin-facts">
        {products.map(({ ref, articleDescription, prescription, quantity, isGone }) => (
          <li key={ref}>
            {`${quantity} × ${articleDescription}`}
            {prescription && <small>{prescription}</small>}
            {isGone && <strong className="admin-late">{t('subscriptions.gone')}</strong>}
          </li>
        ))}
      </ul>
      <p>{t(`subscriptions.interval.${interval}`)}</p>
      <StoryCard card={card} />
      <p>{t('subscriptions.began', { day: finnishDay(startedOn) })}</p>
      {pause && <p>{t(`subscriptions.pause_${pause.endsBy}`, { day: finnishDay(pause.to) })}</p>}
      {canceledOn && <p>{t('subscriptions.ended_on', { day: finnishDay(canceledOn) })}</p>}
    </section>
  )
}
