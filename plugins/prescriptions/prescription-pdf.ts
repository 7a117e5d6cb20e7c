import type { PayloadRequest } from 'payload'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import type { ExamRecord } from '#contracts/exam-records.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { examTable } from '#domain/prescriptions/exam-table.ts'
import { lensSummary } from '#domain/prescriptions/lens-summary.ts'
import { SIDES } from '#domain/prescriptions/per-eye.ts'
import { valueTable } from '#domain/prescriptions/value-table.ts'
import { textOf } from '#locales/texts.ts'
import { LINE, openPen, write, writeColumns, writeRow, writeWords, type Pen } from '#plugins/kit/pdf/pen.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import { valuesOf } from './stored-values.ts'
import type { StoredPrescription } from './last-glasses.ts'
import { summaryOf } from './repository.ts'

/** Who was examined, as the booking has it. ISO day. */
interface Person {
  name: string
  birthDate: string
}

/**
 * A prescription as a page to take along: whose it is, its values by eye, until when it serves, and the name of the
 * optometrist who signed it. The caller notes the reading first.
 */
export async function prescriptionPdf(
  req: PayloadRequest,
  stored: StoredPrescription,
  { name, birthDate }: Person,
  seller: Seller | null,
): Promise<Uint8Array> {
  const { kind, name: lensName, examinedOn, validUntil, signedBy } = summaryOf(stored)
  const { glasses, lenses, exam, versions } = valuesOf(req, stored)
  const t = textOf('fi', 'kept-prescriptions')
  const pen = await openPen()
  const title = t(`kind.${kind}`, { name: lensName })
  pen.document.setTitle(title)
  pen.document.setLanguage('fi')

  write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
  write(pen, title, { font: pen.bold, size: 14, gap: 26 })
  write(pen, t('print.person', { name, day: finnishDay(birthDate) }))
  if (examinedOn) write(pen, t('examined', { day: finnishDay(examinedOn) }))
  if (validUntil) write(pen, t('validity.valid', { day: finnishDay(validUntil) }))
  pen.y -= LINE
  if (glasses) {
    const { columns, rows } = valueTable(glasses)
    writeColumns(pen, '', columns, pen.bold)
    for (const { eye, values } of rows) writeColumns(pen, t(`paper.${eye}`), values)
    if (glasses.note) write(pen, `${t('paper.note')}: ${glasses.note}`)
  }
  for (const side of SIDES) {
    const values = lenses?.[side]
    if (values) writeRow(pen, t(`paper.${side}`), lensSummary(values) ?? '')
  }
  if (exam) writeExam(pen, exam)
  pen.y -= LINE
  for (const { at, by, why } of versions) {
    if (why === null) continue
    write(pen, t('versions.corrected', { day: finnishDay(helsinkiDay(at)), name: by ?? '' }))
    writeWords(pen, t('versions.why', { why }))
  }
  if (versions.length > 0) pen.y -= LINE / 2
  if (signedBy) write(pen, t('print.signed', { name: signedBy }), { gap: 32 })
  for (const line of sellerLines('fi', seller)) write(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}

/** What was measured, a row each, below the prescription. */
function writeExam(pen: Pen, exam: ExamRecord): void {
  const t = textOf('fi', 'kept-prescriptions')
  const { rows, binocular, pupillaryDistance } = examTable(exam, (low) => t(`exam.low.${low}`))
  pen.y -= LINE
  write(pen, t('exam.title'), { font: pen.bold, size: 12, gap: LINE + 6 })
  for (const { measured, values } of rows)
    for (const side of SIDES)
      writeRow(pen, `${t(`exam.${measured}`)}, ${t(`paper.${side}`).toLowerCase()}`, values[side])
  if (binocular) write(pen, t('exam.binocular', { value: binocular }))
  if (pupillaryDistance) write(pen, t('exam.pupillaryDistance', { value: pupillaryDistance }))
}
