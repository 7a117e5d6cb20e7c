import { formatPrice } from '#domain/money/format-price.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format-time.ts'
import { SettleRefund } from './SettleRefund.tsx'

interface RefundFactProps {
  number: string
  refund: RefundEntry
  /** Cents owed of the whole order. */
  owed: number
  needsStaff: boolean
}

/** One refund of an order: amounts, state, and the actions of staff. */
export function RefundFact({ number, refund, owed, needsStaff }: RefundFactProps) {
  const { key, toProvider, toGiftCard, state, since, transactionId } = refund
  // Part of it was refunded again, so the rest is shown for the whole order.
  const isAnswered = state === 'failed' && toProvider + toGiftCard > owed
  return (
    <li>
      {toProvider > 0 && <span>{t('order.refund_provider', { amount: formatPrice(toProvider) })}</span>}
      {toGiftCard > 0 && <span>{t('order.refund_card', { amount: formatPrice(toGiftCard) })}</span>}
      {state !== 'done' && (
        <span className={needsStaff ? 'desk-late' : undefined}>
          {t(`refund_state.${state}`, { moment: formatInstant(since) })}
        </span>
      )}
      {needsStaff && !isAnswered && (
        <SettleRefund
          {...{ number, transactionId }}
          refundKey={key}
          isFailed={state === 'failed'}
          amount={toProvider + toGiftCard}
        />
      )}
    </li>
  )
}
