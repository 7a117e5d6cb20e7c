'use client'
import { useState } from 'react'
import { giveBackMonth } from '#contracts/lifestyle-admin.ts'
import type { RefundOutcome } from '#contracts/payments.ts'
import { giveBackDelivery } from '#contracts/subscription-admin.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { writeEuros } from '../format.ts'
import { type Outcome, send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface GiveBackProps {
  title: string
  /** Cents that can still be given back. */
  left: number
  /** Sends what is given back, under the given idempotency key. */
  give: (asked: { amount: number; note: string }, key: string) => Promise<Outcome<{ refund: RefundOutcome }>>
}

/** Gives back what was paid, or a part of it. */
export function GiveBack(props: GiveBackProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('story.give_back')}</Button>
      {isOpen && <GiveBackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function GiveBackDialog({ title, left, give, onClose }: GiveBackProps & { onClose: () => void }) {
  const { sending, run } = useAction()
  const [euros, setEuros] = useState(writeEuros(left))
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState({ amount: '', note: '' })

  function submit(): void {
    const amount = readEuros(euros)
    const isFit = amount !== null && amount > 0 && amount <= left
    setProblems({
      amount: isFit ? '' : t('refund.amount_too_large', { amount: formatPrice(left) }),
      note: note.trim() ? '' : t('note.missing'),
    })
    if (!isFit || !note.trim()) return
    void run(
      (key) => give({ amount, note }, key),
      ({ refund }) => {
        onClose()
        showMessage(t(`refund.${refund}`, { amount: formatPrice(amount) }))
      },
    )
  }

  return (
    <Dialog {...sending} title={title} action={t('story.give_back')} isDanger onClose={onClose} onSubmit={submit}>
      <p>{t('refund.left', { amount: formatPrice(left) })}</p>
      <DialogField
        name="amount"
        label={t('refund.amount')}
        hint={t('refund.amount_hint')}
        inputMode="decimal"
        value={euros}
        onChange={setEuros}
        problem={problems.amount}
        isFirst
      />
      <DialogField name="note" label={t('story.why')} value={note} onChange={setNote} problem={problems.note} isLong />
    </Dialog>
  )
}

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
