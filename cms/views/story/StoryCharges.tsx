import { formatPrice } from '#domain/money/format-price.ts'
import type { Charge } from '#plugins/payments/charges/repository.ts'
import { formatInstant } from '../format-time.ts'
import { t } from '../text.ts'
import { NotePaid } from './NotePaid.tsx'

interface StoryChargesProps {
  charges: readonly Charge[]
  /** The charge that may be noted as paid another way; null where there is none. */
  refused: string | null
}

/** What was asked of her card, or paid by herself or another way, with every attempt. */
export function StoryCharges({ charges, refused }: StoryChargesProps) {
  return (
    <section className="desk-panel" aria-labelledby="desk-charges">
      <h2 id="desk-charges">{t('story.charges')}</h2>
      {charges.length === 0 && <p>{t('story.no_charges')}</p>}
      <ul className="desk-facts">
        {charges.map(({ ref, amount, state, since, attempts, promised, elsewhere }) => (
          <li key={ref}>
            {`${ref}: ${formatPrice(amount)}, ${t(`story.charge.${state}`)}`}
            <small>{formatInstant(since)}</small>
            {elsewhere && <small>{t('story.elsewhere', { who: elsewhere.who })}</small>}
            {promised > 0 && <small>{t('story.promised', { amount: formatPrice(promised) })}</small>}
            {(attempts ?? []).map(({ number, at, state: outcome, reason }) => (
              <small key={number}>
                {[t('story.attempt', { number }), formatInstant(at), t(`story.outcome.${outcome}`), reason ?? '']
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            ))}
            {ref === refused && <NotePaid chargeRef={ref} amount={amount} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
