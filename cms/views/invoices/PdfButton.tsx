'use client'
import { useState } from 'react'
import { getInvoicePdfForStaff } from '#contracts/invoices.ts'
import { sentenceOf, t } from '../text.ts'

/** Downloads an invoice as a PDF. */
export function PdfButton({ invoiceRef, label }: { invoiceRef: string; label: string }) {
  const [refusal, setRefusal] = useState('')
  async function download(): Promise<void> {
    const answer = await fetch(`/api${getInvoicePdfForStaff.path.replace(':id', invoiceRef)}`).catch(() => null)
    const body: unknown = await answer?.json().catch(() => null)
    const read = getInvoicePdfForStaff.output.safeParse(body)
    if (!read.success) return setRefusal(sentenceOf(body))
    const link = document.createElement('a')
    const bytes = Uint8Array.from(atob(read.data.content), (sign) => sign.charCodeAt(0))
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    link.download = read.data.filename
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
