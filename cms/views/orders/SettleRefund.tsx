'use client'
import { useState } from 'react'
import { settleRefund } from '#contracts/orders.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { SettleButtons } from './SettleButtons.tsx'

interface SettleRefundProps {
  number: string
  refundKey: string
  transactionId: string | null
  amount: number
  isFailed: boolean
}

/** Where the provider does not say how a refund ended, staff ask there and say it. */
export function SettleRefund({ number, refundKey, transactionId, amount, isFailed }: SettleRefundProps) {
  const [said, setSaid] = useState('')
  return (
    <SettleButtons
      how={t(isFailed ? 'settle.how_failed' : 'settle.how', { transaction: transactionId ?? '–' })}
      endings={isFailed ? ['done'] : ['done', 'failed']}
      amount={amount}
      label={t('dialog.typed', { number })}
      hint={t('dialog.typed_hint')}
      deed={(as, words, key) => send(settleRefund, { number, key: refundKey, as, ...words }, key)}
      onDone={setSaid}
    >
      <p className="desk-said" role="status">
        {said}
      </p>
    </SettleButtons>
  )
}
