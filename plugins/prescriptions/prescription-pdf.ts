import type { PayloadRequest } from 'payload'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { lensSummary } from '#domain/prescriptions/lens-summary.ts'
import { SIDES } from '#domain/prescriptions/per-eye.ts'
import { valueTable } from '#domain/prescriptions/value-table.ts'
import { textOf } from '#locales/texts.ts'
import { LINE, openPen, write, writeColumns, writeRow } from '#plugins/kit/pdf/pen.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import { summaryOf } from './repository.ts'
import { valuesOf, type StoredPrescription } from './last-glasses.ts'

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
  const { glasses, lenses } = valuesOf(req, stored)
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
  pen.y -= LINE
  if (signedBy) write(pen, t('print.signed', { name: signedBy }), { gap: 32 })
  for (const line of sellerLines('fi', seller)) write(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}
