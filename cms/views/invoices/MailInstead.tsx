'use client'
import { mailEInvoice } from '#contracts/invoices.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Mails what has not come as an e-invoice as a PDF to the company's contact. */
export function MailInstead({ invoiceRef: id, number }: { invoiceRef: string; number: number }) {
  const { isWorking, refusal, run } = useAction()
  return (
    <div className="admin-waiting__verdict">
      <Button
        isWorking={isWorking}
        aria-label={`${t('invoices.mail_instead')}, ${t('invoices.number', { number })}`}
        onClick={() =>
          void run(
            (key) => send(mailEInvoice, { id }, key),
            () => showMessage(t('invoices.mailed_instead', { number })),
          )
        }
      >
        {t('invoices.mail_instead')}
      </Button>
      <span className="admin-dialog__refusal" role="alert">
        {refusal}
      </span>
    </div>
  )
}
