'use client'
import { useState } from 'react'
import { refundOrder } from '#contracts/order-refunds.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { writeEuros } from '../format.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { askedNumber, ConfirmFields, UNCONFIRMED } from './ConfirmFields.tsx'
import type { OrderDialogProps } from './CancelDialog.tsx'

/** Refunds an amount; the order number is typed to confirm. */
export function RefundDialog({
  number,
  refundable,
  givable,
  outstanding,
  hasGiftCard,
  onClose,
  onDone,
}: OrderDialogProps) {
  const { sending, run } = useAction()
  const [euros, setEuros] = useState(writeEuros(Math.min(outstanding || givable, givable)))
  const [words, setWords] = useState(UNCONFIRMED)
  const [problem, setProblem] = useState('')
  const amount = readEuros(euros)

  function submit(): void {
    const wrong = problemOf(amount, givable)
    setProblem(wrong)
    if (wrong || !amount) return
    void run(
      (key) => send(refundOrder, { number, amount, ...words }, key),
      (order) => {
        onDone(t(`refund.${order.refund}`, { amount: formatPrice(order.refunded) }))
        onClose()
      },
    )
  }

  const action = amount ? t('refund.do', { amount: formatPrice(amount) }) : t('refund.do_unclear')
  return (
    <Dialog
      {...sending}
      title={t('refund.title', { number })}
      action={action}
      onClose={onClose}
      isDanger
      onSubmit={submit}
    >
      <p>{t(givable < refundable ? 'refund.limit' : 'refund.left', { amount: formatPrice(givable) })}</p>
      <p>{t('refund.then')}</p>
      <ul>
        <li>{t(hasGiftCard ? 'refund.provider_and_card' : 'refund.provider')}</li>
        <li>{t('refund.mail')}</li>
        <li>{t('refund.no_goods')}</li>
      </ul>
      <p>
        <strong>{t('refund.final')}</strong>
      </p>
      <DialogField
        name="amount"
        label={t('refund.amount')}
        hint={t('refund.amount_hint')}
        inputMode="decimal"
        value={euros}
        onChange={setEuros}
        problem={problem}
        isFirst
      />
      <ConfirmFields asked={askedNumber(number)} value={words} onChange={setWords} />
    </Dialog>
  )
}

function problemOf(amount: number | null, left: number): string {
  if (!amount) return t('refund.amount_unclear')
  return amount > left ? t('refund.amount_too_large', { amount: formatPrice(left) }) : ''
}
