import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import type { uncollectedPickups } from '#plugins/orders/sending/pickups.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { TableHead } from '../TableHead.tsx'
import { documentPath } from '../admin-path.ts'
import { t } from '../text.ts'

const COLUMNS = ['customer', 'number', 'store', 'until']

/** Of many the longest waiting stand here. */
const MOST_SHOWN = 50

interface UncollectedProps {
  req: PayloadRequest
  pickups: Awaited<ReturnType<typeof uncollectedPickups>>
}

/** What was not collected in time: each leads to its order, where staff note that it came back and give the money. */
export async function Uncollected({ req, pickups }: UncollectedProps) {
  const names = new Map((await listStores(req)).map(({ id, name }) => [id, name]))
  return (
    <section className="admin-panel" aria-labelledby="admin-uncollected">
      <div className="admin-panel__head">
        <h2 id="admin-uncollected">{t('pickups.late_title')}</h2>
        <span className="admin-late">{t('pickups.count', { count: pickups.length })}</span>
      </div>
      <p>{t('pickups.late_lead')}</p>
      <table className="admin-table">
        <TableHead words="pickups.columns" columns={COLUMNS} />
        <tbody>
          {pickups.slice(0, MOST_SHOWN).map(({ id, number, customerName, store, until }) => (
            <tr key={number}>
              <th scope="row">{customerName}</th>
              <td>
                <Link href={documentPath('orders', id)} prefetch={false}>
                  {number}
                </Link>
              </td>
              <td>{names.get(store) ?? store}</td>
              <td className="admin-late">{finnishDay(until)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pickups.length > MOST_SHOWN && <p>{t('pickups.more', { most: MOST_SHOWN })}</p>}
    </section>
  )
}
