import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { benefitsOf, sinceOf } from '#plugins/friends/benefits.ts'
import { rowsOf, type Person } from '#plugins/friends/repository.ts'
import { t } from '../text.ts'
import type { PersonPart } from './PagedList.tsx'

/** The person's membership of Friends: when and where it began and ended, and the present benefits. */
export async function PersonFriends({ req, friend: person }: Pick<PersonPart, 'req'> & { friend: Person }) {
  const [rows, benefits] = await Promise.all([rowsOf(req, person), benefitsOf(req, person)])
  const members = rows.filter(({ state }) => state !== 'asked')
  return (
    <section className="admin-panel" aria-labelledby="admin-customer-friends">
      <h2 id="admin-customer-friends">{t('friends.title')}</h2>
      {members.length === 0 && <p>{t('customers.friends.none')}</p>}
      <ul className="admin-facts">
        {members.map((member) => (
          <li key={member.ref}>
            {t('customers.friends.joined', {
              day: finnishDay(sinceOf(member)),
              place: t(`friends.place.${member.place}`),
            })}
            {member.state === 'left' && member.leftAt && (
              <small>{t('customers.friends.left', { day: finnishDay(member.leftAt.slice(0, 10)) })}</small>
            )}
            {member.termsVersion && (
              <small>{t('customers.friends.terms', { day: finnishDay(member.termsVersion) })}</small>
            )}
          </li>
        ))}
        {benefits.map(({ kind, of, until }) => (
          <li key={`${kind} ${of}`}>
            {t(`customers.friends.benefit.${kind}`, { of })}
            <small>
              {until ? t('customers.friends.until', { day: finnishDay(until) }) : t('customers.friends.waits')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
