'use client'
import { useState } from 'react'
import { correctOrder } from '#contracts/order-handling.ts'
import type { Address, Contact } from '#contracts/checkout.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** How the buyer of an order is reached. */
export type OrderReach = Pick<Contact, 'email' | 'phone'> & Address

interface CorrectOrderDialogProps {
  number: string
  reach: OrderReach
  onClose: () => void
  onDone: (message: string) => void
}

const FIELDS = ['email', 'phone', 'street', 'zip', 'city'] as const

/** Corrects how the buyer of an order is reached. */
export function CorrectOrderDialog({ number, reach, onClose, onDone }: CorrectOrderDialogProps) {
  const { sending, run } = useAction()
  const [{ email, phone, street, zip, city }, setTyped] = useState(reach)
  const typed = { email, phone, street, zip, city }

  return (
    <Dialog
      {...sending}
      title={t('correct_order.title', { number })}
      action={t('correct_order.do')}
      onClose={onClose}
      onSubmit={() =>
        void run(
          (key) => send(correctOrder, { number, contact: { email, phone }, address: { street, zip, city } }, key),
          () => {
            onDone(t('correct_order.done'))
            onClose()
          },
        )
      }
    >
      <p>{t('correct_order.hint')}</p>
      {FIELDS.map((field, place) => (
        <DialogField
          key={field}
          name={field}
          label={t(`correct_order.field.${field}`)}
          value={typed[field]}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
          isFirst={place === 0}
        />
      ))}
    </Dialog>
  )
}
