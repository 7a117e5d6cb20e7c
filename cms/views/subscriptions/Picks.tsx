import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { pickDays, picksOf, type PickDay } from '#plugins/subscriptions/admin/picks.ts'
import { ReportTable } from '../report/ReportTable.tsx'
import { t } from '../text.ts'

interface PicksProps {
  req: PayloadRequest
  path: string
  /** The day that the address asks for. */
  asked: string
}

/** How many boxes of each SKU are picked for subscriptions on one of the next days. */
export async function Picks({ req, path, asked }: PicksProps) {
  const days = await pickDays(req)
  const chosen = days.find(({ day }) => day === asked) ?? days[0]
  return (
    <section className="admin-part" aria-labelledby="admin-picks">
      <h2 id="admin-picks">{t('subscriptions.picks')}</h2>
      {chosen ? (
        <>
          <nav className="day-bar__group" aria-label={t('subscriptions.pick_day')}>
            {days.map(({ day }) => (
              <Link
                key={day}
                className="admin-button"
                href={`${path}?paiva=${day}#admin-picks`}
                prefetch={false}
                aria-current={day === chosen.day ? 'page' : undefined}
              >
                {finnishDay(day)}
              </Link>
            ))}
          </nav>
          <OneDay req={req} chosen={chosen} />
        </>
      ) : (
        <p>{t('subscriptions.no_picks')}</p>
      )}
    </section>
  )
}

async function OneDay({ req, chosen: { day, made, planned } }: { req: PayloadRequest; chosen: PickDay }) {
  const picks = await picksOf(req, day)
  const boxes = picks.reduce((sum, one) => sum + one.boxes, 0)
  return (
    <>
      <p>{t('subscriptions.picks_of', { day: finnishDay(day), made, planned, boxes })}</p>
      <ReportTable
        columns={['product', 'values', 'sku', 'boxes'].map((name) => t(`subscriptions.column.${name}`))}
        rows={picks.map(({ skuId, name, values, boxes: count }) => [name, values, String(skuId), String(count)])}
        file={`kerays-${day}`}
      />
    </>
  )
}
