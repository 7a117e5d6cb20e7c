'use client'
import { useState } from 'react'
import { getInvoicePdfForStaff } from '#contracts/invoices.ts'
import { ask } from '../send.ts'
import { t } from '../text.ts'

/** Downloads an invoice as a PDF. */
export function PdfButton({ invoiceRef, label }: { invoiceRef: string; label: string }) {
  const [refusal, setRefusal] = useState('')
  async function download(): Promise<void> {
    const answer = await ask(getInvoicePdfForStaff, { id: invoiceRef })
    if (!answer.isDone) return setRefusal(answer.sentence)
    const link = document.createElement('a')
    const bytes = Uint8Array.from(atob(answer.value.content), (sign) => sign.charCodeAt(0))
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    link.download = answer.value.filename
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <button type="button" className="desk-button" aria-label={label} onClick={() => void download()}>
        {t('invoices.pdf')}
      </button>
      <span className="desk-dialog__refusal" role="alert">
        {refusal}
      </span>
    </>
  )
}
