'use client'
import { useState } from 'react'
import { cancelOrder } from '#contracts/order-handling.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

export interface OrderDialogProps {
  number: string
  /** Cents that can still be refunded, and those of them that are promised to the buyer. */
  refundable: number
  /** What of it the caller may give back by herself. */
  givable: number
  outstanding: number
  hasGiftCard: boolean
  discountCode: string | null
  onClose: () => void
  /** Receives the message of the result. */
  onDone: (message: string) => void
}

/** Cancels an order; the order number is typed to confirm. */
export function CancelDialog({ number, refundable, discountCode, onClose, onDone }: OrderDialogProps) {
  const { isWorking, refusal, wrong, run } = useAction()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const submit = () =>
    run(
      (key) => send(cancelOrder, { number, typed, note }, key),
      (order) => {
        onDone(t(`cancel.refund_${order.refund}`, { amount: formatPrice(order.refunded) }))
        onClose()
      },
    )
  return (
    <Dialog
      title={t('cancel.title', { number })}
      action={t('cancel.do')}
      isDanger
      {...{ isWorking, refusal, wrong, onClose }}
      onSubmit={submit}
    >
      <p>{t('cancel.then')}</p>
      <ul>
        <li>{t('cancel.goods')}</li>
        <li>{refundable > 0 ? t('cancel.money', { amount: formatPrice(refundable) }) : t('cancel.no_money')}</li>
        {discountCode && <li>{t('cancel.code', { code: discountCode })}</li>}
      </ul>
      <p>
        <strong>{t('cancel.final')}</strong>
      </p>
      <DialogField
        label={t('dialog.typed', { number })}
        hint={t('dialog.typed_hint')}
        value={typed}
        onChange={setTyped}
        isFirst
      />
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
