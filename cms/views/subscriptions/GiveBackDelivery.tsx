'use client'
import { giveBackDelivery } from '#contracts/subscription-admin.ts'
import { send } from '../send.ts'
import { GiveBack } from '../story/GiveBack.tsx'
import { t } from '../text.ts'

/** Gives back money of a delivery. `left` are cents. */
export function GiveBackDelivery({ id, period, left }: { id: number; period: number; left: number }) {
  return (
    <GiveBack
      title={t('subscriptions.give_back_title', { period })}
      left={left}
      give={(asked, key) => send(giveBackDelivery, { id, period, ...asked }, key)}
    />
  )
}
