'use client'
import { giveBackMonth } from '#contracts/lifestyle-admin.ts'
import { send } from '../send.ts'
import { GiveBack } from '../story/GiveBack.tsx'
import { t } from '../text.ts'

/** Gives back money of a month, `YYYY-MM`. `left` are cents. */
export function GiveBackMonth({ id, month, left }: { id: number; month: string; left: number }) {
  return (
    <GiveBack
      title={t('lifestyle.give_back_title', { month: month.split('-').toReversed().join('/') })}
      left={left}
      give={(asked, key) => send(giveBackMonth, { id, month, ...asked }, key)}
    />
  )
}
