'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import type { Outcome } from '../send.ts'
import { t } from '../text.ts'
import { SettleDialog, type Ending } from './SettleDialog.tsx'

interface SettleButtonsProps<As extends Ending> {
  /** Instructions for checking at the provider. */
  how: string
  endings: As[]
  amount: number
  /** The text that is typed to confirm. */
  label: string
  hint: string
  action: (as: As, words: { typed: string; note: string }, key: string) => Promise<Outcome<unknown>>
  onDone: (message: string) => void
  children?: ReactNode
}

/** One button for each possible outcome of a refund, each with a confirmation dialog. */
export function SettleButtons<As extends Ending>(props: SettleButtonsProps<As>) {
  const { how, endings, amount, label, hint, action, onDone, children } = props
  const [chosen, setChosen] = useState<As>()
  return (
    <div className="admin-settle">
      <small>{how}</small>
      {endings.map((as) => (
        <Button key={as} onClick={() => setChosen(as)}>
          {t(`settle.${as}`)}
        </Button>
      ))}
      {children}
      {chosen && (
        <SettleDialog
          amount={amount}
          label={label}
          hint={hint}
          onDone={onDone}
          as={chosen}
          action={(words, key) => action(chosen, words, key)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}
