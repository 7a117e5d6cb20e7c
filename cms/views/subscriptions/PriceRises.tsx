import type { PayloadRequest } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { latestRises } from '#plugins/subscriptions/price-rises.ts'
import { t } from '../text.ts'
import { PlanRise } from './PlanRise.tsx'
import { StopRise } from './StopRise.tsx'

/** Rises of subscription prices: a new one, and those that were planned last. */
export async function PriceRises({ req }: { req: PayloadRequest }) {
  const rises = await latestRises(req)
  return (
    <section className="desk-part" aria-labelledby="desk-rises">
      <h2 id="desk-rises">{t('subscriptions.rises.title')}</h2>
      <p>{t('subscriptions.rises.hint')}</p>
      <PlanRise />
      {rises.length === 0 && <p>{t('subscriptions.rises.none')}</p>}
      <ul className="desk-facts">
        {rises.map(({ ref, startsOn, state, articles, by, note }) => (
          <li key={ref}>
            {`${t(`subscriptions.rises.state.${state}`)}, ${t('subscriptions.rises.starts', { day: finnishDay(startsOn) })}`}
            {articles.map(({ articleId, name, before, after }) => (
              <small key={articleId}>
                {t('subscriptions.rises.article', { name, before: formatPrice(before), after: formatPrice(after) })}
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
