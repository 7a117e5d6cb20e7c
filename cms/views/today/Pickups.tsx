import type { PayloadRequest } from 'payload'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { today } from '#plugins/kit/clock.ts'
import { pickupsOf } from '#plugins/orders/sending/pickups.ts'
import { ownStoreOf } from '#plugins/stores/own-store.ts'
import { TableHead } from '../TableHead.tsx'
import { t } from '../text.ts'
import { HandOver } from './HandOver.tsx'

const COLUMNS = ['customer', 'number', 'since', 'until', 'action']

/** Of a full shelf the longest waiting stand here. */
const MOST_SHOWN = 100

/** What waits for its buyer in the store of this member of staff, each with the action of handing it over. */
export async function Pickups({ req }: { req: PayloadRequest }) {
  const store = await ownStoreOf(req)
  if (store === undefined) return null
  const pickups = await pickupsOf(req, store)
  const late = pickups.filter(({ until }) => until < today()).length
  return (
    <section className="admin-panel" aria-labelledby="admin-pickups">
      <div className="admin-panel__head">
        <h2 id="admin-pickups" tabIndex={-1}>
          {t('pickups.title')}
        </h2>
        {pickups.length > 0 && <span>{t('pickups.count', { count: pickups.length })}</span>}
      </div>
      {late > 0 && <p>{t('pickups.late_here', { count: late })}</p>}
      {pickups.length === 0 ? (
        <p className="admin-empty">{t('pickups.none')}</p>
      ) : (
        <table className="admin-table">
          <TableHead words="pickups.columns" columns={COLUMNS} />
          <tbody>
            {pickups.slice(0, MOST_SHOWN).map(({ number, customerName, since, until, isPart }) => (
              <tr key={number}>
                <th scope="row">{customerName}</th>
                <td>{number}</td>
                <td>{finnishDay(helsinkiDay(since))}</td>
                <td className={until < today() ? 'admin-late' : undefined}>
                  {until < today() ? t('pickups.over', { day: finnishDay(until) }) : finnishDay(until)}
                </td>
                <td>{isPart ? t('pickups.part') : <HandOver number={number} customerName={customerName} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pickups.length > MOST_SHOWN && <p>{t('pickups.more', { most: MOST_SHOWN })}</p>}
    </section>
  )
}
