import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { arrivalsToday } from '#plugins/bookings/admin/arrivals.ts'
import { today } from '#plugins/kit/clock.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { clock } from '../bookings/times.ts'
import { visitAddress } from '../bookings/view-address.ts'
import { t } from '../text.ts'

/** What ties a column or a store to an account. */
const UNTIED = { examiner: 'arrivals.untied', store: 'bookings.no_store' }

/**
 * The customers who come today to this member of staff, each linked to the visit. A member of staff whose account is
 * tied to no store or optometrist reads why the list is empty.
 */
export async function Arrivals({ req }: { req: PayloadRequest }) {
  const arrivals = await arrivalsToday(req)
  if (!arrivals) return null
  const { to, isTied, bookings } = arrivals
  const names = new Map((await listStores(req)).map(({ id, name }) => [id, name]))
  return (
    <section className="admin-panel" aria-labelledby="admin-arrivals">
      <div className="admin-panel__head">
        <h2 id="admin-arrivals">{t(`arrivals.${to}`)}</h2>
        {bookings.length > 0 && <span>{t('arrivals.count', { count: bookings.length })}</span>}
        <Link href="/admin/ajanvaraus" prefetch={false}>
          {t('arrivals.all')}
        </Link>
      </div>
      {bookings.length === 0 ? (
        <p className="admin-empty">{t(isTied ? 'arrivals.none' : UNTIED[to])}</p>
      ) : (
        <ul className="admin-rows">
          {bookings.map(({ number, store, time, name, examName, examinerName, room, state, isBroken }) => (
            <li key={number}>
              <Link href={visitAddress({ store, day: today(), number })} prefetch={false}>
                <span>
                  <strong>{clock(time)}</strong> {name}, {examName}
                </span>
                <span className={isBroken ? 'admin-rows__aside admin-late' : 'admin-rows__aside'}>
                  {to === 'examiner' ? `${names.get(store) ?? ''}, ${room}` : examinerName}
                  {' · '}
                  {t(`bookings.state.${isBroken ? 'broken' : state}`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
