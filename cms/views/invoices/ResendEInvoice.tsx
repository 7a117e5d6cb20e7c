'use client'
import { useState } from 'react'
import { resendEInvoice } from '#contracts/invoices.ts'
import type { EInvoiceAddress } from '#domain/invoices/e-invoice.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface ResendEInvoiceProps {
  invoiceRef: string
  number: number
  /** Where it went, and was refused. */
  to: EInvoiceAddress
}

/** Mends where a refused e-invoice goes, and sends it again. */
export function ResendEInvoice(props: ResendEInvoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="admin-waiting__verdict">
      <Button
        kind="primary"
        aria-label={`${t('invoices.resend')}, ${t('invoices.number', { number: props.number })}`}
        onClick={() => setOpen(true)}
      >
        {t('invoices.resend')}
      </Button>
      {isOpen && <ResendDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ResendDialog({ invoiceRef: id, number, to, onClose }: ResendEInvoiceProps & { onClose: () => void }) {
  const { sending, run } = useAction()
  const [typed, setTyped] = useState(to)
  return (
    <Dialog
      {...sending}
      title={t('invoices.resend_title', { number })}
      action={t('invoices.resend_action')}
      onClose={onClose}
      onSubmit={() =>
        void run(
          (key) => send(resendEInvoice, { id, ...typed }, key),
          () => {
            onClose()
            showMessage(t('invoices.resent', { number }))
          },
        )
      }
    >
      <p>{t('invoices.resend_lead')}</p>
      {(['address', 'operator'] as const).map((name) => (
        <DialogField
          key={name}
          name={name}
          label={t(`invoices.receiver.${name}`)}
          hint={t(`invoices.receiver.${name}_hint`)}
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          isFirst={name === 'address'}
        />
      ))}
    </Dialog>
  )
}
