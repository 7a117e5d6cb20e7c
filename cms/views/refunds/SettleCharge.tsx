'use client'
import { settleCharge } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { SettleButtons } from '../orders/SettleButtons.tsx'
import { showMessage } from '../show-message.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'

interface SettleChargeProps {
  chargeRef: string
  transactionId: string | null
  amount: number
  isFailed: boolean
  /** Neither staff nor the shop have sent the refund yet. */
  isUnsent: boolean
  /** Whether it may be dropped. */
  mayDrop?: boolean
}

/** The actions for a charge whose refund is open: send it, record its outcome, or let it go. */
export function SettleCharge(props: SettleChargeProps) {
  const { chargeRef: ref, transactionId, amount, isFailed, isUnsent, mayDrop = false } = props
  const sending = isUnsent ? 'first' : 'again'
  return (
    <SettleButtons
      how={t(isFailed ? `settle.how_${sending}` : 'settle.how', { transaction: transactionId ?? '–' })}
      endings={isFailed ? [sending, 'done', ...(mayDrop ? (['dropped'] as const) : [])] : ['done', 'failed']}
      amount={amount}
      label={t('settle.typed_sum', { amount: formatPrice(amount) })}
      hint={t('settle.typed_sum_hint')}
      action={(as, words, key) => send(settleCharge, { ref, as: as === 'first' ? 'again' : as, ...words }, key)}
      onDone={showMessage}
    />
  )
}
