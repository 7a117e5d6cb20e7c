'use client'
import { settleLatePayment } from '#contracts/checkout.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { SettleButtons } from '../orders/SettleButtons.tsx'
import { showMessage } from '../show-message.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'

interface SettleLatePaymentProps {
  purchaseRef: string
  transactionId: string | null
  amount: number
  isFailed: boolean
  /** Neither staff nor the shop have sent the refund yet. */
  isUnsent: boolean
}

/** The actions for a payment whose refund is open: send it, or record its outcome. */
export function SettleLatePayment(props: SettleLatePaymentProps) {
  const { purchaseRef: ref, transactionId, amount, isFailed, isUnsent } = props
  const sending = isUnsent ? 'first' : 'again'
  return (
    <SettleButtons
      how={t(isFailed ? `settle.how_${sending}` : 'settle.how', { transaction: transactionId ?? '–' })}
      endings={isFailed ? [sending, 'done'] : ['done', 'failed']}
      amount={amount}
      label={t('settle.typed_sum', { amount: formatPrice(amount) })}
      hint={t('settle.typed_sum_hint')}
      action={(as, words, key) => send(settleLatePayment, { ref, as: as === 'first' ? 'again' : as, ...words }, key)}
      onDone={showMessage}
    />
  )
}
