import { formatPrice } from '#domain/money/format-price.ts'
import type { Charge } from '#plugins/payments/charges/repository.ts'
import { formatInstant } from '../format-time.ts'
import { t } from '../text.ts'

/** What was asked of her card, or paid by herself, with every attempt. */
export function StoryCharges({ charges }: { charges: readonly Charge[] }) {
  return (
    <section className="desk-panel" aria-labelledby="desk-charges">
      <h2 id="desk-charges">{t('subscriptions.charges')}</h2>
      {charges.length === 0 && <p>{t('subscriptions.no_charges')}</p>}
      <ul className="desk-facts">
        {charges.map(({ ref, amount, state, since, attempts, promised }) => (
          <li key={ref}>
            {`${ref}: ${formatPrice(amount)}, ${t(`subscriptions.charge.${state}`)}`}
            <small>{formatInstant(since)}</small>
            {promised > 0 && <small>{t('subscriptions.promised', { amount: formatPrice(promised) })}</small>}
            {(attempts ?? []).map(({ number, at, state: outcome, reason }) => (
              <small key={number}>
                {[
                  t('subscriptions.attempt', { number }),
                  formatInstant(at),
                  t(`subscriptions.outcome.${outcome}`),
                  reason ?? '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
