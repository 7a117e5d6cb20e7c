'use client'
import { useState, type ReactNode } from 'react'
import type { Outcome } from '../send.ts'
import { t } from '../text.ts'
import { SettleDialog, type Ending } from './SettleDialog.tsx'

interface SettleButtonsProps<As extends Ending> {
  /** How to find out at the provider's. */
  how: string
  endings: As[]
  amount: number
  /** What is typed to confirm. */
  label: string
  hint: string
  deed: (as: As, words: { typed: string; note: string }, key: string) => Promise<Outcome<unknown>>
  onDone: (said: string) => void
  children?: ReactNode
}

/** The ways in which money that should have gone back may have ended, each asking before it is written down. */
export function SettleButtons<As extends Ending>(props: SettleButtonsProps<As>) {
  const { how, endings, amount, label, hint, deed, onDone, children } = props
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
          deed={(words, key) => deed(asked, words, key)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
