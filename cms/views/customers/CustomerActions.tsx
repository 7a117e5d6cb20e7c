'use client'
import { useState } from 'react'
import { endCustomerSessions } from '#contracts/customer-service.ts'
import type { CustomerDetails } from '#contracts/customers.ts'
import { send } from '../send.ts'
import { ActionResult } from '../ActionResult.tsx'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'

/** What staff do to a customer's account. */
export function CustomerActions({
  number,
  details,
  isKeeper,
}: {
  number: string
  details: CustomerDetails
  isKeeper: boolean
}) {
  const [open, setOpen] = useState<'correct' | 'end'>()
  const [message, setMessage] = useState('')
  const close = () => setOpen(undefined)
  return (
    <section className="desk-panel desk-steps">
      <div className="desk-steps__aside">
        <button type="button" className="desk-button" onClick={() => setOpen('correct')}>
          {t('customers.correct.open')}
        </button>
        <button type="button" className="desk-button" onClick={() => setOpen('end')}>
          {t('customers.end.open')}
        </button>
      </div>
      <ActionResult message={message} refusal="" />
      {open === 'correct' && <CorrectDialog {...{ number, details }} onClose={close} onDone={setMessage} />}
      {open === 'end' && (
        <TextDialog
          words={{
            title: t('customers.end.title'),
            label: t('customers.note'),
            hint: t('customers.end.hint'),
            action: t('customers.end.do'),
            done: t('customers.end.done'),
          }}
          write={(note, key) => send(endCustomerSessions, { number, note }, key)}
          onClose={close}
          onDone={setMessage}
        />
      )}
    </section>
  )
}
