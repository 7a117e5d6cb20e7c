'use client'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { deleteForCustomer, endCustomerSessions, exportForCustomer } from '#contracts/customer-service.ts'
import type { CustomerDetails } from '#contracts/customers.ts'
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

type Deed = 'correct' | 'end' | 'merge' | 'export' | 'delete'

/** What staff do to a customer's account. */
export function CustomerActions({ number, details, isKeeper }: CustomerActionsProps) {
  const router = useRouter()
  const [open, setOpen] = useState<Deed>()
  const [message, setMessage] = useState('')
  const close = () => setOpen(undefined)
  const dialog = { onClose: close, onDone: setMessage }
  const deeds: Deed[] = isKeeper ? ['correct', 'end', 'merge', 'export', 'delete'] : ['correct', 'end']
  return (
    <section className="desk-panel desk-steps">
      <div className="desk-steps__aside desk-steps__aside--alone">
        {deeds.map((deed) => (
          <button
            key={deed}
            type="button"
            className={deed === 'delete' ? 'desk-button desk-button--danger-quiet' : 'desk-button'}
            onClick={() => setOpen(deed)}
          >
            {t(`customers.${deed}.open`)}
          </button>
        ))}
      </div>
      <ActionResult message={message} refusal="" />
      {open === 'correct' && <CorrectDialog {...{ number, details }} {...dialog} />}
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

function words(deed: Deed) {
  return {
    title: t(`customers.${deed}.title`),
    label: t('customers.note'),
    hint: t(`customers.${deed}.hint`),
    action: t(`customers.${deed}.do`),
    done: t(`customers.${deed}.done`),
  }
}
