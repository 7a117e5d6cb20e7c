import type { PayloadRequest } from 'payload'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { openPen, write, writeRow, writeWords } from '#plugins/kit/pdf/pen.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import type { Agreement } from './repository.ts'
import { paidExams, type StoredRequisition } from './requisition-repository.ts'

/** A requisition to bring along: who pays, for whom, what, and until when. */
export async function requisitionPdf(
  req: PayloadRequest,
  { terms }: Agreement,
  requisition: StoredRequisition,
): Promise<Uint8Array> {
  const { code, employee, pays, expiresOn, language } = requisition
  const t = textOf(language, 'requisitions')
  const pen = await openPen()
  pen.document.setTitle(t('paper.title'))
  pen.document.setLanguage(language)
  write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
  write(pen, t('paper.title'), { font: pen.bold, size: 14, gap: 32 })
  write(pen, code, { font: pen.bold, size: 22, gap: 36 })
  const rows: [string, string][] = [
    [t('paper.payer'), `${terms.company}, ${terms.businessId}`],
    [t('paper.employee'), [employee.name, employee.number].filter(Boolean).join(', ')],
    [t('paper.pays'), pays.map((item) => t(`item.${item}`)).join(', ')],
    [t('paper.until'), finnishDay(expiresOn)],
  ]
  for (const [label, value] of rows) writeRow(pen, label, value)
  pen.y -= 12
  const exams = await paidExams(req, requisition)
  writeWords(pen, t(exams ? 'paper.how' : 'paper.how_in_store', { exams }))
  pen.y -= 12
  for (const line of sellerLines(language, await sellerOf(req))) write(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}
