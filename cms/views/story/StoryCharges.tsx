import { Link } from '@payloadcms/ui'
import { formatPrice } from '#domain/money/euros.ts'
import type { Charge } from '#plugins/payments/charges/repository.ts'
import { currentRefund } from '#plugins/payments/charges/settle-by-hand.ts'
import { formatInstant } from '../format.ts'
import { standing } from '../refunds/LatePayment.tsx'
import { t } from '../text.ts'
import { NotePaid } from './NotePaid.tsx'
import { partName } from './part-name.ts'

interface StoryChargesProps {
  charges: readonly Charge[]
  /** The charge that may be noted as paid another way; null where there is none. */
  refused: string | null
  /** Whether the caller may settle what does not go back by itself. */
  handlesMoney: boolean
}

/** The charges of the card and other payments, with every attempt, and the state of money that goes back. */
export function StoryCharges({ charges, refused, handlesMoney }: StoryChargesProps) {
  return (
    <section className="admin-panel" aria-labelledby="admin-charges">
      <h2 id="admin-charges">{t('story.charges')}</h2>
      {charges.length === 0 && <p>{t('story.no_charges')}</p>}
      <ul className="admin-stored">
        {charges.map((charge) => (
          <li key={charge.ref}>
            <strong>
              {`${partName(charge.subject) || charge.ref}: ${formatPrice(charge.amount)}, ${t(`story.charge.${charge.state}`)}`}
            </strong>
            <small>{`${formatInstant(charge.since)} · ${t('story.reference', { ref: charge.ref })}`}</small>
            {charge.elsewhere && <small>{t('story.elsewhere', { who: charge.elsewhere.who })}</small>}
            <Back charge={charge} handlesMoney={handlesMoney} />
            {(charge.attempts ?? []).map(({ number, at, state: outcome, reason }) => (
              <small key={number}>
                {[t('story.attempt', { number }), formatInstant(at), t(`story.outcome.${outcome}`), reasonOf(reason)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            ))}
            {handlesMoney && charge.ref === refused && <NotePaid chargeRef={charge.ref} amount={charge.amount} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why an attempt was declined: our own reason, or the code of the card's issuer. */
function reasonOf(reason: string | undefined | null): string {
  if (!reason) return ''
  return reason === 'no_card' ? t('story.without_card') : t('story.reason', { reason })
}

/** What of a charge goes back, how that stands, and where staff settle it. */
function Back({ charge, handlesMoney }: { charge: Charge; handlesMoney: boolean }) {
  const { promised, state } = charge
  if (promised === 0) return null
  const refund = state === 'refunding' ? currentRefund(charge) : undefined
  const isOpen = refund !== undefined && refund.state !== 'done'
  return (
    <>
      <small>
        {t(state === 'refunding' ? 'story.promised' : 'story.went_back', { amount: formatPrice(promised) })}
      </small>
      {isOpen && <small className={refund.state === 'failed' ? 'admin-late' : undefined}>{standing(refund)}</small>}
      {isOpen && handlesMoney && (
        <small>
          <Link href="/admin/palautukset" prefetch={false}>
            {t('story.settle')}
          </Link>
        </small>
      )}
    </>
  )
}
