import { sessionsOf } from '#plugins/customers/sessions.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'
import { PAGE_SIZE, PagedList, pageOf, type CustomerPart } from './PagedList.tsx'

/** A page of a list that the customer's document holds, newest first. */
function pageOfRows<Row>(part: CustomerPart, name: string, rows: readonly Row[]): Row[] {
  const from = (pageOf(part, name) - 1) * PAGE_SIZE
  return rows.toReversed().slice(from, from + PAGE_SIZE)
}

/** Where the customer is signed in. */
export async function CustomerSessions(part: CustomerPart) {
  const sessions = await sessionsOf(part.req, { id: part.customer.number, session: '' })
  return (
    <section className="admin-panel" aria-labelledby="admin-customer-sessions">
      <h2 id="admin-customer-sessions">{t('customers.signed_in')}</h2>
      <p>{t('customers.sessions', { count: sessions.length })}</p>
      <ul className="admin-facts">
        {sessions.map(({ ref, device, lastUsedAt }) => (
          <li key={ref}>
            {device || t('customers.device_unknown')}
            <small>{t('customers.last_used', { moment: formatInstant(lastUsedAt) })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What marketing the customer has allowed and forbidden, and when. */
export function CustomerConsents(part: CustomerPart) {
  const { marketing } = part.customer
  return (
    <PagedList name="consents" total={marketing.length} part={part}>
      <ul className="admin-facts">
        {pageOfRows(part, 'consents', marketing).map(({ channel, isGiven, at }) => (
          <li key={`${channel} ${at}`}>
            {t(`customers.consent.${isGiven ? 'given' : 'ended'}`, { channel: t(`customers.channel_of.${channel}`) })}
            <small>{formatInstant(at)}</small>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

/** What staff have done to the account, and why. */
export function CustomerTrail(part: CustomerPart) {
  const trail = part.customer.trail ?? []
  return (
    <PagedList name="trail" total={trail.length} part={part}>
      <ol className="admin-timeline">
        {pageOfRows(part, 'trail', trail).map(({ at, who, deed: action, note, other = '' }) => (
          <li key={at}>
            <strong>{t(`customers.action.${action}`, { other })}</strong>
            <p className="admin-words">{note}</p>
            <small>{`${formatInstant(at)} · ${who}`}</small>
          </li>
        ))}
      </ol>
    </PagedList>
  )
}
