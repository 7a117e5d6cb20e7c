import { Link } from '@payloadcms/ui'
import type { WatchedPlace } from '#plugins/insight/figures.ts'
import { t } from '../text.ts'
import { insightAddress, PERIODS, type ShownInsight } from './insight-address.ts'

/** Whose searches are shown, and of how many days. Links, so that every choice has an address. */
export function InsightBar({ shown, places }: { shown: ShownInsight; places: readonly WatchedPlace[] }) {
  const { place, days } = shown
  return (
    <div className="insight-bar">
      {places.length > 1 && (
        <nav className="day-bar__group" aria-label={t('insight.place')}>
          {places.map((one) => (
            <Choice
              key={`${one.tenant} ${one.market}`}
              href={insightAddress({ place: one, days })}
              text={one.name}
              isHere={one.tenant === place.tenant && one.market === place.market}
            />
          ))}
        </nav>
      )}
      <nav className="day-bar__group" aria-label={t('insight.period')}>
        {PERIODS.map((count) => (
          <Choice
            key={count}
            href={insightAddress({ place, days: count })}
            text={t('insight.days', { count })}
            isHere={count === days}
          />
        ))}
      </nav>
    </div>
  )
}

function Choice({ href, text, isHere }: { href: string; text: string; isHere: boolean }) {
  return (
    <Link className="admin-button" href={href} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {text}
    </Link>
  )
}
