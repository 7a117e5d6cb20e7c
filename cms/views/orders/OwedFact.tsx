'use client'
import { useState } from 'react'
import { dropOwed } from '#contracts/orders.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { SettleButtons } from './SettleButtons.tsx'

/** Money owed to the buyer, and the action by which staff write it off. */
export function OwedFact({ number, owed }: { number: string; owed: number }) {
  const [message, setMessage] = useState('')
  return (
    <>
      <p className="desk-late">{t('order.owed', { amount: formatPrice(owed) })}</p>
      <SettleButtons
        how={t('settle.how_owed')}
        endings={['dropped']}
        amount={owed}
        label={t('dialog.typed', { number })}
        hint={t('dialog.typed_hint')}
        action={(_, words, key) => send(dropOwed, { number, ...words }, key)}
        onDone={setMessage}
      >
        <p className="desk-said" role="status">
          {message}
        </p>
      </SettleButtons>
    </>
  )
}
