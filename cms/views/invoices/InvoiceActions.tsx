'use client'
import { useState } from 'react'
import { creditInvoice, moveInvoice, type StaffInvoiceStatus } from '#contracts/invoices.ts'
import type { DeskInvoice } from '#plugins/invoices/desk-invoices.ts'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'
import { PdfButton } from './PdfButton.tsx'

/** The PDF, the credit note, and another state. */
export function InvoiceActions({ invoice }: { invoice: DeskInvoice }) {
  const { ref, number, mayBecome, canCredit } = invoice
  const [asked, setAsked] = useState<'credit' | 'move' | null>(null)
  const [to, setTo] = useState<StaffInvoiceStatus | undefined>(mayBecome[0])
  const close = () => setAsked(null)
  const named = (action: string) => `${t(`invoices.${action}`)}, ${t('invoices.number', { number })}`
  return (
    <div className="desk-waiting__actions">
      <div className="desk-waiting__verdict">
        <PdfButton invoiceRef={ref} label={named('pdf')} />
        {canCredit && (
          <button type="button" className="desk-button" aria-label={named('credit')} onClick={() => setAsked('credit')}>
            {t('invoices.credit')}
          </button>
        )}
        {mayBecome.length > 0 && (
          <button type="button" className="desk-button" aria-label={named('move')} onClick={() => setAsked('move')}>
            {t('invoices.move')}
          </button>
        )}
      </div>
      {asked === 'credit' && (
        <TextDialog
          words={words('credit', number, t('invoices.credited'))}
          write={(note, key) => send(creditInvoice, { id: ref, note }, key)}
          onClose={close}
          onDone={showMessage}
        />
      )}
      {asked === 'move' && to && (
        <TextDialog
          words={words('move', number, t('invoices.moved'))}
          write={(note, key) => send(moveInvoice, { id: ref, to, note }, key)}
          onClose={close}
          onDone={showMessage}
        >
          <div className="desk-field">
            <label htmlFor={`to-${ref}`}>{t('invoices.to')}</label>
            <select id={`to-${ref}`} value={to} onChange={({ target }) => setTo(target.value as StaffInvoiceStatus)}>
              {mayBecome.map((state) => (
                <option key={state} value={state}>
                  {t(`invoices.to_state.${state}`)}
                </option>
              ))}
            </select>
          </div>
        </TextDialog>
      )}
    </div>
  )
}

function words(action: 'credit' | 'move', number: number, done: string) {
  return {
    title: t(`invoices.${action}_title`, { number }),
    label: t(`invoices.${action}_label`),
    hint: t(`invoices.${action}_hint`),
    action: t(`invoices.${action}`),
    done,
  }
}
