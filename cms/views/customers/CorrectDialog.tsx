'use client'
import { useState } from 'react'
import { correctCustomer } from '#contracts/customer-service.ts'
import type { CustomerDetails } from '#contracts/customers.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface CorrectDialogProps {
  number: string
  details: CustomerDetails
  onClose: () => void
  onDone: (message: string) => void
}

const FIELDS = ['firstName', 'lastName', 'phone', 'street', 'postalCode', 'town'] as const

/** Corrects the details that a customer has given, with the reason. */
export function CorrectDialog({ number, details, onClose, onDone }: CorrectDialogProps) {
  const { sending, run } = useAction()
  const [typed, setTyped] = useState(details)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function submit(): void {
    setProblem(note.trim() ? '' : t('note.missing'))
    if (!note.trim()) return
    void run(
      (key) => send(correctCustomer, { number, ...typed, note }, key),
      () => {
        onDone(t('customers.correct.done'))
        onClose()
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t('customers.correct.title')}
      action={t('customers.correct.do')}
      onClose={onClose}
      onSubmit={submit}
    >
      {FIELDS.map((field, place) => (
        <DialogField
          key={field}
          name={field}
          label={t(`customers.field.${field}`)}
          value={typed[field]}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
          isFirst={place === 0}
        />
      ))}
      <DialogField name="note" label={t('customers.note')} value={note} onChange={setNote} problem={problem} isLong />
    </Dialog>
  )
}
