'use client'
import { useState } from 'react'
import { waiveOutstanding } from '#contracts/order-refunds.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { askedNumber } from './ConfirmFields.tsx'
import { SettleButtons } from './SettleButtons.tsx'

/** Money still to be refunded to the buyer, and the action by which staff write it off. */
export function OutstandingFact({ number, outstanding }: { number: string; outstanding: number }) {
  const [message, setMessage] = useState('')
  return (
    <>
      <p className="admin-late">{t('order.outstanding', { amount: formatPrice(outstanding) })}</p>
      <SettleButtons
        how={t('settle.how_outstanding')}
        endings={['dropped']}
        amount={outstanding}
        {...askedNumber(number)}
        action={(_, words, key) => send(waiveOutstanding, { number, ...words }, key)}
        onDone={setMessage}
      >
        <p className="admin-said" role="status">
          {message}
        </p>
      </SettleButtons>
    </>
  )
}
