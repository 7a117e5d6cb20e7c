'use client'
import { useState, type ReactNode } from 'react'
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
  const [asked, setAsked] = useState<As>()
  return (
    <div className="desk-settle">
      <small>{how}</small>
      {endings.map((as) => (
        <button key={as} type="button" className="desk-button" onClick={() => setAsked(as)}>
          {t(`settle.${as}`)}
        </button>
      ))}
      {children}
      {asked && (
        <SettleDialog
          {...{ amount, label, hint, onDone }}
          as={asked}
          action={(words, key) => action(asked, words, key)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
