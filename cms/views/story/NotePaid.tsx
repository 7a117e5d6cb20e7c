'use client'
import { useRef } from 'react'
import { notePaid } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { SettleButtons } from '../orders/SettleButtons.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'

/** Notes that what a card was refused for was paid in a store or by bank. `amount` is in cents. */
export function NotePaid({ chargeRef: ref, amount }: { chargeRef: string; amount: number }) {
  const isTooLate = useRef(false)
  return (
    <SettleButtons
      how={t('settle.how_paid')}
      endings={['paid']}
      amount={amount}
      label={t('settle.typed_sum', { amount: formatPrice(amount) })}
      hint={t('settle.typed_sum_hint')}
      action={async (_, words, key) => {
        const answer = await send(notePaid, { ref, ...words }, key)
        isTooLate.current = answer.isDone && answer.value.outcome === 'too_late'
        return answer
      }}
      onDone={(said) => showMessage(isTooLate.current ? t('settle.paid_too_late') : said)}
    />
  )
}
