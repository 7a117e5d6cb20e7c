'use client'
import { useState } from 'react'
import { dropOwed } from '#contracts/orders.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { SettleButtons } from './SettleButtons.tsx'

/** What the buyer should have back and has not, and the word of staff that it stays so. */
export function OwedFact({ number, owed }: { number: string; owed: number }) {
  const [said, setSaid] = useState('')
  return (
    <>
      <p className="desk-late">{t('order.owed', { amount: formatPrice(owed) })}</p>
      <SettleButtons
        how={t('settle.how_owed')}
        endings={['dropped']}
        amount={owed}
        label={t('dialog.typed', { number })}
        hint={t('dialog.typed_hint')}
        deed={(_, words, key) => send(dropOwed, { number, ...words }, key)}
        onDone={setSaid}
      >
        <p className="desk-said" role="status">
          {said}
        </p>
      </SettleButtons>
    </>
  )
}
