'use client'
import { useState } from 'react'
import { formatPrice } from '#domain/money/format-price.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import type { Outcome } from '../send.ts'
import { t } from '../text.ts'
import { useDeed } from '../use-deed.ts'

export type Ending = 'done' | 'failed' | 'first' | 'again' | 'dropped'

interface SettleDialogProps {
  as: Ending
  amount: number
  /** What is typed to confirm. */
  label: string
  hint: string
  deed: (words: { typed: string; note: string }, key: string) => Promise<Outcome<unknown>>
  onClose: () => void
  onDone: (said: string) => void
}

/** How a refund ended, by the word of staff, after what names it has been typed. */
export function SettleDialog({ as, amount, label, hint, deed, onClose, onDone }: SettleDialogProps) {
  const { isWorking, refusal, doIt } = useDeed()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const submit = () =>
    doIt(
      (key) => deed({ typed, note }, key),
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
      {...{ isWorking, refusal, onClose }}
      onSubmit={submit}
    >
      <p>{t(`settle.then_${as}`)}</p>
      <DialogField {...{ label, hint }} value={typed} onChange={setTyped} isFirst />
      <DialogField label={t('dialog.note')} hint={t('dialog.note_hint')} value={note} onChange={setNote} isLong />
    </Dialog>
  )
}
