'use client'
import { useState } from 'react'
import { settleLatePayment } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { SettleDialog, type Ending } from '../orders/SettleDialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'

interface SettleLatePaymentProps {
  purchaseRef: string
  transactionId: string | null
  amount: number
  isFailed: boolean
}

/** What staff can do about a payment whose money has not gone back: send it once more, or say how it ended. */
export function SettleLatePayment({ purchaseRef: ref, transactionId, amount, isFailed }: SettleLatePaymentProps) {
  const [asked, setAsked] = useState<Ending>()
  const endings: Ending[] = isFailed ? ['again', 'done'] : ['done', 'failed']
  return (
    <div className="desk-settle">
      <small>{t(isFailed ? 'settle.how_failed_late' : 'settle.how', { transaction: transactionId ?? '–' })}</small>
      {endings.map((as) => (
        <button key={as} type="button" className="desk-button" onClick={() => setAsked(as)}>
          {t(`settle.${as}`)}
        </button>
      ))}
      {asked && (
        <SettleDialog
          {...{ amount }}
          as={asked}
          label={t('settle.typed_sum', { amount: formatPrice(amount) })}
          hint={t('settle.typed_sum_hint')}
          deed={(words, key) => send(settleLatePayment, { ref, as: asked, ...words }, key)}
          onClose={() => setAsked(undefined)}
          onDone={say}
        />
      )}
    </div>
  )
}

/** Told above the list, because what is settled leaves it together with its own words. */
function say(words: string): void {
  const said = document.getElementById('desk-refunds-said')
  if (said) said.textContent = words
}
