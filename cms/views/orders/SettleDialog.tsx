'use client'
import { useState } from 'react'
import { formatPrice } from '#domain/money/format-price.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import type { Outcome } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

export type Ending = 'done' | 'failed' | 'first' | 'again' | 'dropped'

interface SettleDialogProps {
  as: Ending
  amount: number
  /** The text that is typed to confirm. */
  label: string
  hint: string
  action: (words: { typed: string; note: string }, key: string) => Promise<Outcome<unknown>>
  onClose: () => void
  onDone: (message: string) => void
}

/** Records the outcome of a refund by the word of staff, after a confirmation. */
export function SettleDialog({ as, amount, label, hint, action, onClose, onDone }: SettleDialogProps) {
  const { isWorking, refusal, wrong, run } = useAction()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const submit = () =>
    run(
      (key) => action({ typed, note }, key),
      () => {
        onDone(t(`settle.said_${as}`))
        onClose()
      },
    )
  return (
    <Dialog
      title={t(`settle.title_${as}`, { amount: formatPrice(amount) })}
      action={t(`settle.${as}`)}
      isDanger
      {...{ isWorking, refusal, wrong, onClose }}
      onSubmit={submit}
    >
      <p>{t(`settle.then_${as}`)}</p>
      <DialogField {...{ label, hint }} value={typed} onChange={setTyped} isFirst />
      <DialogField
        name="note"
        label={t('dialog.note')}
        hint={t('dialog.note_hint')}
        value={note}
        onChange={setNote}
        isLong
      />
    </Dialog>
  )
}
