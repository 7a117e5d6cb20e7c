import { formatPrice } from '#domain/money/euros.ts'
import { isRefundedAgain } from '#domain/payments/outstanding.ts'
import { refundAmount } from '#domain/payments/refund.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'
import { SettleRefund } from './SettleRefund.tsx'

interface RefundFactProps {
  number: string
  refund: RefundEntry
  /** Cents of the whole order that are still to be refunded. */
  outstanding: number
  needsStaff: boolean
}

/** One refund of an order: amounts, state, and the actions of staff. */
export function RefundFact({ number, refund, outstanding, needsStaff }: RefundFactProps) {
  const { key, toProvider, toGiftCard, state, since, transactionId } = refund
  return (
    <li>
      {toProvider > 0 && <span>{t('order.refund_provider', { amount: formatPrice(toProvider) })}</span>}
      {toGiftCard > 0 && <span>{t('order.refund_card', { amount: formatPrice(toGiftCard) })}</span>}
      {state !== 'done' && (
        <span className={needsStaff ? 'admin-late' : undefined}>
          {t(`refund_state.${state}`, { moment: formatInstant(since) })}
        </span>
      )}
      {/* Where part of it was refunded again, the rest is shown for the whole order. */}
      {needsStaff && !isRefundedAgain(refund, outstanding) && (
        <SettleRefund
          number={number}
          transactionId={transactionId}
          refundKey={key}
          isFailed={state === 'failed'}
          amount={refundAmount(refund)}
        />
      )}
    </li>
  )
}
