'use client'
import { useState } from 'react'
import { getFinvoice, getInvoicePdfForStaff } from '#contracts/invoices.ts'
import { Button } from '../Button.tsx'
import { ask } from '../send.ts'
import { t } from '../text.ts'

interface DownloadButtonProps {
  invoiceRef: string
  as: 'pdf' | 'finvoice'
  label: string
  /** The number of one of its credit notes, in place of the invoice. */
  credit?: number
}

/** Downloads an invoice, or a credit note of it, as a PDF, or as the e-invoice that it is. */
export function DownloadButton({ invoiceRef: id, as, label, credit }: DownloadButtonProps) {
  const [refusal, setRefusal] = useState('')
  async function download(): Promise<void> {
    const answer = await ask(as === 'pdf' ? getInvoicePdfForStaff : getFinvoice, { id, ...(credit && { credit }) })
    if (!answer.isDone) return setRefusal(answer.sentence)
    const { content, filename } = answer.value
    const link = document.createElement('a')
    link.href = URL.createObjectURL(as === 'pdf' ? pdfOf(content) : new Blob([content], { type: 'application/xml' }))
    link.download = filename
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <Button aria-label={label} onClick={() => void download()}>
        {t(`invoices.${as}`)}
      </Button>
      <span className="admin-dialog__refusal" role="alert">
        {refusal}
      </span>
    </>
  )
}

const pdfOf = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'application/pdf' })
