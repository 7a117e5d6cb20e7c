import type { PayloadRequest } from 'payload'
import { brand } from '#domain/brand.ts'
import { NOTICE_DAYS } from '#domain/business/agreement.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { openPen, write, writeRow, writeWords } from '#plugins/kit/pdf/pen.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import { agreementRows } from './agreement-rows.ts'
import type { Agreement } from './repository.ts'

/** An agreement as it was signed: who with whom, what is paid, where the bill goes and how it ends. */
export async function agreementPdf(req: PayloadRequest, agreement: Agreement): Promise<Uint8Array> {
  const { number, language, signedOn, signer, terms, agreed } = agreement
  const t = textOf(language, 'business')
  const pen = await openPen()
  const title = t('paper.title', { number })
  pen.document.setTitle(title)
  pen.document.setLanguage(language)
  write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
  write(pen, title, { font: pen.bold, size: 14, gap: 32 })
  for (const { title: heading, rows } of agreementRows(language, terms)) {
    write(pen, heading, { font: pen.bold, size: 12, gap: 24 })
    for (const [label, value] of rows) writeRow(pen, label, value)
    pen.y -= 12
  }
  write(pen, t('paper.agreed'), { font: pen.bold, size: 12, gap: 22 })
  const words = { days: NOTICE_DAYS, version: agreed ? finnishDay(agreed) : '' }
  for (const line of ['begins', 'paid', 'health', 'billed', 'notice', ...(agreed ? ['terms'] : [])])
    writeWords(pen, t(`paper.${line}`, words))
  pen.y -= 12
  write(pen, t('paper.signature'), { font: pen.bold, size: 12, gap: 22 })
  writeWords(pen, t('paper.signed', { name: signer.name, title: terms.signerTitle, day: finnishDay(signedOn) }))
  pen.y -= 12
  for (const line of sellerLines(language, await sellerOf(req))) write(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}
