'use client'
import { useState } from 'react'
import { formatPrice } from '#domain/money/euros.ts'
import { Dialog } from '../Dialog.tsx'
import type { Outcome } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { ConfirmFields, UNCONFIRMED, type Confirmation } from './ConfirmFields.tsx'

export type Ending = 'done' | 'failed' | 'first' | 'again' | 'dropped' | 'paid'

interface SettleDialogProps {
  as: Ending
  amount: number
  /** The text that is typed to confirm. */
  label: string
  hint: string
  action: (words: Confirmation, key: string) => Promise<Outcome<unknown>>
  onClose: () => void
  onDone: (message: string) => void
}

/** Records the outcome of a refund, or that money came, by the word of staff, after a confirmation. */
export function SettleDialog({ as, amount, label, hint, action, onClose, onDone }: SettleDialogProps) {
  const { sending, run } = useAction()
  const [words, setWords] = useState(UNCONFIRMED)
  const submit = () =>
    run(
      (key) => action(words, key),
      () => {
        onDone(t(`settle.said_${as}`))
        onClose()
      },
    )
  return (
    <Dialog
      {...sending}
      title={t(`settle.title_${as}`, { amount: formatPrice(amount) })}
      action={t(`settle.${as}`)}
      isDanger
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t(`settle.then_${as}`)}</p>
      <ConfirmFields
        asked={{ label, hint }}
        noteAsked={as === 'paid' ? { label: t('settle.paid_by'), hint: t('settle.paid_by_hint') } : undefined}
        value={words}
        onChange={setWords}
        isFirst
      />
    </Dialog>
  )
}
