'use client'
import { useState } from 'react'
import { undoBankPayment } from '#contracts/invoices.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface UndoPaymentProps {
  /** The reference of the invoice. */
  id: string
  /** Names the payment. */
  payment: string
  amount: number
  onDone?: () => void
}

/** Undoes that a payment was recorded from a bank file, for a reason. */
export function UndoPayment({ id, payment, amount, onDone }: UndoPaymentProps) {
  const [isAsked, setAsked] = useState(false)
  const title = t('invoices.bank.undo_title', { amount: formatPrice(amount) })
  return (
    <>
      <Button aria-label={title} onClick={() => setAsked(true)}>
        {t('invoices.bank.undo')}
      </Button>
      {isAsked && (
        <TextDialog
          words={{
            title,
            label: t('invoices.bank.undo_label'),
            hint: t('invoices.bank.undo_hint'),
            action: t('invoices.bank.undo'),
            done: t('invoices.bank.undone'),
          }}
          write={(note, key) => send(undoBankPayment, { id, payment, note }, key)}
          onClose={() => setAsked(false)}
          onDone={(message) => {
            showMessage(message)
            onDone?.()
          }}
        />
      )}
    </>
  )
}
