'use client'
import { useState } from 'react'
import { creditInvoice, moveInvoice } from '#contracts/invoices.ts'
import type { AdminCredit, AdminInvoice } from '#plugins/invoices/admin-invoices.ts'
import { Button } from '../Button.tsx'
import { Choice } from '../Choice.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'
import { DownloadButton } from './DownloadButton.tsx'

/** The PDF and the e-invoice, of its credit notes too; a new credit note, and another state. */
export function InvoiceActions({ invoice }: { invoice: AdminInvoice }) {
  const { ref, number, mayBecome, canCredit, credits, eInvoice } = invoice
  const [asked, setAsked] = useState<'credit' | 'move' | null>(null)
  const close = () => setAsked(null)
  const named = (action: string) => `${t(`invoices.${action}`)}, ${t('invoices.number', { number })}`
  return (
    <div className="admin-waiting__actions">
      <div className="admin-waiting__verdict">
        <DownloadButton invoiceRef={ref} as="pdf" label={named('pdf')} />
        {eInvoice && <DownloadButton invoiceRef={ref} as="finvoice" label={named('finvoice')} />}
        {canCredit && (
          <Button aria-label={named('credit')} onClick={() => setAsked('credit')}>
            {t('invoices.credit')}
          </Button>
        )}
        {mayBecome.length > 0 && (
          <Button aria-label={named('move')} onClick={() => setAsked('move')}>
            {t('invoices.move')}
          </Button>
        )}
      </div>
      {credits.map((credit) => (
        <CreditFiles key={credit.number} invoiceRef={ref} credit={credit} />
      ))}
      {asked === 'credit' && (
        <TextDialog
          words={words('credit', number, t('invoices.credited'))}
          write={(note, key) => send(creditInvoice, { id: ref, note }, key)}
          onClose={close}
          onDone={showMessage}
        />
      )}
      {asked === 'move' && <MoveDialog invoice={invoice} onClose={close} />}
    </div>
  )
}

function CreditFiles({ invoiceRef, credit: { number, isEInvoice } }: { invoiceRef: string; credit: AdminCredit }) {
  const title = t('invoices.credit_note', { number })
  const one = { invoiceRef, credit: number }
  return (
    <div className="admin-waiting__verdict">
      <span>{title}</span>
      <DownloadButton {...one} as="pdf" label={`${t('invoices.pdf')}, ${title}`} />
      {isEInvoice && <DownloadButton {...one} as="finvoice" label={`${t('invoices.finvoice')}, ${title}`} />}
    </div>
  )
}

/** Holds which state was chosen, since the page under it may offer others next time. */
function MoveDialog({ invoice: { ref, number, mayBecome }, onClose }: { invoice: AdminInvoice; onClose: () => void }) {
  const [to, setTo] = useState(mayBecome[0])
  return (
    to && (
      <TextDialog
        words={words('move', number, t('invoices.moved'))}
        write={(note, key) => send(moveInvoice, { id: ref, to, note }, key)}
        onClose={onClose}
        onDone={showMessage}
      >
        <Choice
          label={t('invoices.to')}
          value={to}
          options={mayBecome.map((value) => ({ value, label: t(`invoices.to_state.${value}`) }))}
          onChange={(value) => setTo(mayBecome.find((state) => state === value))}
        />
      </TextDialog>
    )
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
