import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { today } from '#plugins/kit/clock.ts'
import type { Order } from '#plugins/orders/repository.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'
import { StateMark } from './StateMark.tsx'

const STILL_HERE = ['received', 'pending', 'confirmed']

/** An order's number, state and promised day. */
export function OrderHead({ order }: { order: Order }) {
  const { number, state, placedAt, promisedOn, totalCost } = order
  const isHere = STILL_HERE.includes(state)
  const isLate = isHere && promisedOn < today()
  const day = finnishDay(promisedOn)
  return (
    <header className="admin-head">
      <h1>{t('order.title', { number })}</h1>
      <p className="admin-head__facts">
        <StateMark
          state={state}
          awaitsPrescription={order.awaitsPrescription}
          awaitsAnswerUntil={order.awaitsAnswerUntil}
          fulfillments={order.fulfillments}
        />
        <span>{t('order.placed', { moment: formatInstant(placedAt) })}</span>
        {isHere && (
          <span className={isLate ? 'admin-late' : undefined}>
            {t(isLate ? 'order.promised_late' : 'order.promised', { day })}
          </span>
        )}
        <span className="admin-figure">{formatPrice(totalCost)}</span>
      </p>
    </header>
  )
}
