import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { CUSTOMER_STAFF, hasRole, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { contractStory, type ContractStory } from '#plugins/lifestyle/admin-story.ts'
import { adminOfferOf } from '#plugins/winback/admin-offers.ts'
import { contractPath, customerPath, listPath, subscriptionPath } from '../admin-path.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { StoryBooks } from '../story/StoryBooks.tsx'
import { StoryCard } from '../story/StoryCard.tsx'
import { StoryCharges } from '../story/StoryCharges.tsx'
import { StoryEvents } from '../story/StoryEvents.tsx'
import { StoryLetters } from '../story/StoryLetters.tsx'
import { t } from '../text.ts'
import { ChangePlan } from './ChangePlan.tsx'
import { ContractActions } from './ContractActions.tsx'
import { ExchangeGlasses } from './ExchangeGlasses.tsx'
import { StoryMonths } from './StoryMonths.tsx'

/** One contract: all that happened to it, and what staff may do for its customer. */
export async function ContractPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const number = Number(
    Object.values(view.params ?? {})
      .flat()
      .at(1),
  )
  onlyFor(CUSTOMER_STAFF, req, contractPath(number))
  const story = Number.isSafeInteger(number) ? await contractStory(req, number) : null
  if (!story) return notFound()
  const { id, version, status, isHeld, actions, planChoices, pairs, exchange } = story.view
  const handlesMoney = hasRole(req, ORDER_STAFF)
  return (
    <AdminPage
      view={view}
      title={t('lifestyle.one', { number })}
      facts={
        <p className="admin-head__facts">
          {[t(`lifestyle.status.${status}`), ...(isHeld ? [t('lifestyle.is_held')] : [])].join(' · ')}
        </p>
      }
      lead=""
    >
      <ContractActions id={id} version={version} actions={story.actions}>
        {planChoices.length > 0 && <ChangePlan id={id} version={version} choices={planChoices} />}
        {actions.includes('exchange') && (
          <ExchangeGlasses
            id={id}
            version={version}
            pairs={pairs}
            inCart={story.inCart}
            binds={exchange?.binds ?? false}
          />
        )}
      </ContractActions>
      <div className="admin-order">
        <div className="admin-order__main">
          <StoryMonths months={story.months} mayGiveBack={handlesMoney} />
          <StoryCharges charges={story.charges} refused={story.refused} handlesMoney={handlesMoney} />
          {handlesMoney && <StoryBooks entries={story.entries} balance={story.balance} />}
        </div>
        <div className="admin-order__side">
          <Facts story={story} offer={await adminOfferOf(req, number)} />
          <StoryEvents
            events={story.contract.events.map(({ on, what, amount, who, note }) => ({
              title: `${t(`lifestyle.event.${what}`)}${amount === undefined ? '' : `, ${formatPrice(amount)}`}`,
              at: finnishDay(on),
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

interface FactsProps {
  story: ContractStory
  /** The offer to take it up again; null where none was made. */
  offer: Awaited<ReturnType<typeof adminOfferOf>>
}

function Facts({ story: { contract, view }, offer }: FactsProps) {
  const { customer, form } = contract
  const { plan, pairs, wearer, card, monthly, boundUntil, endsOn, exchange, nextBill, connected, signedOn } = view
  const { firstName, lastName, email } = form.contact
  const days: [string, string | null][] = [
    ['signed_on', signedOn],
    ['started_on', view.startedOn],
    ['bound_until', boundUntil],
    [view.status === 3 ? 'ended_on' : 'ends_on', endsOn],
  ]
  return (
    <section className="admin-panel" aria-labelledby="admin-contract-facts">
      <h2 id="admin-contract-facts">{t('lifestyle.facts')}</h2>
      <p>
        <Link href={customerPath(customer)} prefetch={false}>{`${firstName} ${lastName}`}</Link>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>{t('lifestyle.plan', { plan: plan.name, price: formatPrice(monthly) })}</p>
      {view.campaign && (
        <p>
          {t('lifestyle.campaign', { name: view.campaign.name, price: formatPrice(view.campaign.monthly) })}
          <br />
          <small>{t('lifestyle.campaign_after', { price: formatPrice(view.campaign.after) })}</small>
        </p>
      )}
      <ul className="admin-facts">
        {pairs.map(({ articleId, articleDescription, lenses, orderNumber }, index) => (
          <li key={`${articleId} ${index}`}>
            {articleDescription}
            <small>{lenses}</small>
            {orderNumber && (
              <a href={listPath('orders', [['number', 'equals', orderNumber]])}>
                {t('lifestyle.order', { number: orderNumber })}
              </a>
            )}
          </li>
        ))}
      </ul>
      {wearer && <p>{t('lifestyle.wearer', { name: wearer })}</p>}
      <StoryCard card={card} />
      <ul className="admin-facts">
        {days.map(([name, day]) => day && <li key={name}>{t(`lifestyle.${name}`, { day: finnishDay(day) })}</li>)}
        {exchange && (
          <li>
            {t(exchange.left > 0 ? 'lifestyle.exchange_left' : 'lifestyle.exchange_used', {
              day: finnishDay(exchange.lastOrderOn),
            })}
          </li>
        )}
        {nextBill && (
          <li>{t('lifestyle.next_bill', { day: finnishDay(nextBill.on), amount: formatPrice(nextBill.amount) })}</li>
        )}
        {view.rise && (
          <li>{t('lifestyle.rise', { day: finnishDay(view.rise.from), price: formatPrice(view.rise.monthly) })}</li>
        )}
        {offer && (
          <li>
            {t('lifestyle.winback.sent_on', { day: finnishDay(offer.sentOn), until: finnishDay(offer.until) })}
            {offer.openedOn && <small>{t('lifestyle.winback.opened_on', { day: finnishDay(offer.openedOn) })}</small>}
            {offer.isTaken && <small>{t('lifestyle.winback.taken')}</small>}
          </li>
        )}
        {connected.map((number) => (
          <li key={number}>
            <Link href={subscriptionPath(number)} prefetch={false}>
              {t('lifestyle.connected', { number })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
