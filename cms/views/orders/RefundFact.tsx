import { formatPrice } from '#domain/money/format-price.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { t } from '../text.ts'
import { moment } from '../when.ts'
import { SettleRefund } from './SettleRefund.tsx'

interface RefundFactProps {
  number: string
  refund: RefundEntry
  /** What of the whole order is owed. */
  owed: number
  needsStaff: boolean
}

/** One refund of an order: how much went where, how far it has come, and what staff can say of it. */
export function RefundFact({ number, refund, owed, needsStaff }: RefundFactProps) {
  const { key, toProvider, toGiftCard, state, since, transactionId } = refund
  // Part of it was given anew: what is left is told of the whole order.
  const isAnswered = state === 'failed' && toProvider + toGiftCard > owed
  return (
    <li>
      {toProvider > 0 && <span>{t('order.refund_provider', { amount: formatPrice(toProvider) })}</span>}
      {toGiftCard > 0 && <span>{t('order.refund_card', { amount: formatPrice(toGiftCard) })}</span>}
      {state !== 'done' && (
        <span className={needsStaff ? 'desk-late' : undefined}>
          {t(`refund_state.${state}`, { moment: moment(since) })}
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
