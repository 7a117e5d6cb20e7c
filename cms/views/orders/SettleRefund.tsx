'use client'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { settleRefund } from '#contracts/orders.ts'
import { send } from '../send.ts'
import { SettleDialog } from './SettleDialog.tsx'
import { t } from '../text.ts'

type ByHand = z.infer<typeof settleRefund.input>['as']

interface SettleRefundProps {
  number: string
  refundKey: string
  transactionId: string | null
  amount: number
  isFailed: boolean
}

/** Where the provider does not say how a refund ended, staff ask there and say it. */
export function SettleRefund({ number, refundKey, transactionId, amount, isFailed }: SettleRefundProps) {
  const [asked, setAsked] = useState<ByHand>()
  const [said, setSaid] = useState('')
  const endings: ByHand[] = isFailed ? ['done'] : ['done', 'failed']
  return (
    <div className="desk-settle">
      <small>{t(isFailed ? 'settle.how_failed' : 'settle.how', { transaction: transactionId ?? '–' })}</small>
      {endings.map((as) => (
        <button key={as} type="button" className="desk-button" onClick={() => setAsked(as)}>
          {t(`settle.${as}`)}
        </button>
      ))}
      <p className="desk-said" role="status">
        {said}
      </p>
      {asked && (
        <SettleDialog
          {...{ amount }}
          as={asked}
          label={t('dialog.typed', { number })}
          hint={t('dialog.typed_hint')}
          deed={(words, key) => send(settleRefund, { number, key: refundKey, as: asked, ...words }, key)}
          onClose={() => setAsked(undefined)}
          onDone={setSaid}
        />
      )}
    </div>
  )
}
