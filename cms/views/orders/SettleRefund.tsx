'use client'
import { useState } from 'react'
import { settleOrderRefund } from '#contracts/order-refunds.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { askedNumber } from './ConfirmFields.tsx'
import { SettleButtons } from './SettleButtons.tsx'

interface SettleRefundProps {
  number: string
  refundKey: string
  transactionId: string | null
  amount: number
  isFailed: boolean
}

/** Records the outcome of a refund that the provider has not reported. */
export function SettleRefund({ number, refundKey, transactionId, amount, isFailed }: SettleRefundProps) {
  const [message, setMessage] = useState('')
  return (
    <SettleButtons
      how={t(isFailed ? 'settle.how_failed' : 'settle.how', { transaction: transactionId ?? '–' })}
      endings={isFailed ? ['done'] : ['done', 'failed']}
      amount={amount}
      {...askedNumber(number)}
      action={(as, words, key) => send(settleOrderRefund, { number, key: refundKey, as, ...words }, key)}
      onDone={setMessage}
    >
      <p className="admin-said" role="status">
        {message}
      </p>
    </SettleButtons>
  )
}
