'use client'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { deleteForCustomer, endCustomerSessions, exportForCustomer } from '#contracts/customer-service.ts'
import type { CustomerDetails } from '#contracts/customers.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'

interface CustomerActionsProps {
  number: string
  details: CustomerDetails
  /** Merges, gives out and deletes as well. */
  isKeeper: boolean
}

type Action = 'correct' | 'end' | 'merge' | 'export' | 'delete'

/** What staff do to a customer's account. */
export function CustomerActions({ number, details, isKeeper }: CustomerActionsProps) {
  const router = useRouter()
  const [open, setOpen] = useState<Action>()
  const [message, setMessage] = useState('')
  const close = () => setOpen(undefined)
  const dialog = { onClose: close, onDone: setMessage }
  const actions: Action[] = isKeeper ? ['correct', 'end', 'merge', 'export', 'delete'] : ['correct', 'end']
  return (
    <section className="admin-panel admin-steps">
      <div className="admin-steps__aside admin-steps__aside--alone">
        {actions.map((action) => (
          <Button key={action} kind={action === 'delete' ? 'danger-quiet' : undefined} onClick={() => setOpen(action)}>
            {t(`customers.${action}.open`)}
          </Button>
        ))}
      </div>
      <ActionResult message={message} refusal="" />
      {open === 'correct' && <CorrectDialog number={number} details={details} {...dialog} />}
      {open === 'merge' && <MergeDialog number={number} {...dialog} />}
      {open === 'end' && (
        <TextDialog
          words={words('end')}
          write={(note, key) => send(endCustomerSessions, { number, note }, key)}
          {...dialog}
        />
      )}
      {open === 'export' && (
        <TextDialog
          words={words('export')}
          write={(note, key) => send(exportForCustomer, { number, note }, key)}
          {...dialog}
        />
      )}
      {open === 'delete' && (
        <TextDialog
          words={words('delete')}
          write={(note, key) => send(deleteForCustomer, { number, note }, key)}
          onClose={close}
          onDone={() => router.push('/admin/asiakkaat')}
          isDanger
        />
      )}
    </section>
  )
}

function words(action: Action) {
  return {
    title: t(`customers.${action}.title`),
    label: t('customers.note'),
    hint: t(`customers.${action}.hint`),
    action: t(`customers.${action}.do`),
    done: t(`customers.${action}.done`),
  }
}
