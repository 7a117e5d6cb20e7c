'use client'
import { useState } from 'react'
import { invoiceRequisition, type PaidItem } from '#contracts/requisitions.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface InvoiceRequisitionProps {
  code: string
  /** For whom it is, which distinguishes the buttons of several. */
  name: string
  pays: readonly PaidItem[]
}

/** Bills a company for an approved requisition: what of each it pays. */
export function InvoiceRequisition({ code, name, pays }: InvoiceRequisitionProps) {
  const { sending, refusal, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<Partial<Record<PaidItem, string>>>({})
  const [problem, setProblem] = useState('')

  function submit(): void {
    const filled = pays.filter((item) => typed[item]?.trim())
    const amounts = filled.map((item) => ({ item, amount: readEuros(typed[item] ?? '') ?? 0 }))
    const isWhole = amounts.length > 0 && amounts.every(({ amount }) => amount > 0)
    setProblem(isWhole ? '' : t('requisition.amount_missing'))
    if (!isWhole) return
    void run(
      (key) => send(invoiceRequisition, { code, amounts }, key),
      ({ number }) => {
        showMessage(t('requisition.invoiced', { number }))
        setOpen(false)
      },
    )
  }

  return (
    <>
      <Button aria-label={`${t('requisition.invoice')}, ${name}`} onClick={() => setOpen(true)}>
        {t('requisition.invoice')}
      </Button>
      {isOpen && (
        <Dialog
          {...sending}
          title={t('requisition.invoice_title', { name })}
          action={t('requisition.invoice')}
          refusal={problem || refusal}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <p>{t('requisition.invoice_lead')}</p>
          {pays.map((item, at) => (
            <DialogField
              key={item}
              label={t(`requisition.item.${item}`)}
              hint={t(item === 'exam' ? 'requisition.no_vat' : 'requisition.with_vat')}
              value={typed[item] ?? ''}
              inputMode="decimal"
              onChange={(value) => setTyped({ ...typed, [item]: value })}
              isFirst={at === 0}
            />
          ))}
        </Dialog>
      )}
    </>
  )
}
