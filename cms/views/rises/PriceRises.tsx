import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { latestRises } from '#plugins/subscriptions/price-rises/price-rises.ts'
import { t } from '../text.ts'
import { PlanRise, type RiseKind } from './PlanRise.tsx'
import { StopRise } from './StopRise.tsx'

/** Rises of prices: a new one, and those that were planned last. */
export async function PriceRises({ req, kind }: { req: PayloadRequest; kind: RiseKind }) {
  const rises = await latestRises(req, kind)
  return (
    <section className="admin-part" aria-labelledby="admin-rises">
      <h2 id="admin-rises">{t('rises.title')}</h2>
      <p>{t(`rises.${kind}.hint`)}</p>
      <PlanRise kind={kind} />
      {rises.length === 0 && <p>{t('rises.none')}</p>}
      <ul className="admin-facts">
        {rises.map(({ ref, startsOn, state, articles, plan, by, note }) => (
          <li key={ref}>
            {`${t(`rises.state.${state}`)}, ${t('rises.starts', { day: finnishDay(startsOn) })}`}
            {[...articles, ...(plan ? [plan] : [])].map(({ name, before, after }) => (
              <small key={name}>
                {t('rises.raised', { name, before: formatPrice(before), after: formatPrice(after) })}
              </small>
            ))}
            <small>{`${by}: ${note}`}</small>
            {state === 'planned' && <StopRise reference={ref} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
