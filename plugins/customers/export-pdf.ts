import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, rgb, type PDFFont, type PDFPage } from 'pdf-lib'
import type { Language } from '#contracts/language.ts'
import { finnishDay, helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { recordOf, textOf, type Text } from '#locales/texts.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { wrapped } from '#plugins/kit/pdf/drawn-text.ts'
import type { CustomerRecords } from './hooks.ts'

const A4: [number, number] = [595, 842]
const MARGIN = 56
const INK = rgb(0.11, 0.15, 0.19)
const SOFT = rgb(0.34, 0.38, 0.42)
const INDENT = 14

interface Pen {
  document: PDFDocument
  page: PDFPage
  y: number
  regular: PDFFont
  bold: PDFFont
  glyphs: ReadonlySet<number>
}

/** Words for what stands in the rows; a name without a word stands as it is. */
interface Words {
  t: Text
  subjects: Record<string, string>
  fields: Record<string, string>
}

/** Everything that was collected of a customer, to read: a heading for each subject, and each row by its fields. */
export async function exportPdf(
  language: Language,
  collected: readonly [name: string, records: CustomerRecords][],
): Promise<Uint8Array> {
  const t = textOf(language, 'account-tasks')
  const words: Words = {
    t,
    subjects: recordOf(language, 'records', 'subject'),
    fields: recordOf(language, 'records', 'field'),
  }
  const pen = await openPen()
  pen.document.setTitle(t('export.title'))
  pen.document.setLanguage(language)
  write(pen, t('export.title'), { font: pen.bold, size: 18, gap: 28 })
  write(pen, t('export.made', { at: shown(nowIso(), words) }), { color: SOFT, gap: 24 })
  for (const [name, { rows, files = [] }] of collected) {
    pen.y -= 14
    write(pen, words.subjects[name] ?? name, { font: pen.bold, size: 13, gap: 22 })
    if (rows.length === 0 && files.length === 0) write(pen, t('export.empty'), { color: SOFT })
    for (const row of rows) {
      writeFields(pen, row, words, 0)
      pen.y -= 8
    }
    for (const { path } of files) write(pen, t('export.file', { name: `${name}/${path}` }))
  }
  return pen.document.save()
}

async function openPen(): Promise<Pen> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const [regular, bold] = await Promise.all([embed(document, 'DejaVuSans.ttf'), embed(document, 'DejaVuSans-Bold.ttf')])
  glyphs ??= new Set(regular.getCharacterSet()).intersection(new Set(bold.getCharacterSet()))
  return { document, page: document.addPage(A4), y: A4[1] - MARGIN - 14, regular, bold, glyphs }
}

/** Cached for all exports, since collecting them is slow. */
let glyphs: ReadonlySet<number> | undefined

async function embed(document: PDFDocument, file: string): Promise<PDFFont> {
  const folder = join(process.env.APP_ROOT ?? process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf')
  return document.embedFont(await readFile(join(folder, file)), { subset: true })
}

function writeFields(pen: Pen, row: object, words: Words, indent: number): void {
  for (const [name, value] of Object.entries(row) as [string, unknown][]) {
    if (value === null || value === undefined || value === '') continue
    const label = words.fields[name] ?? name
    if (Array.isArray(value) && value.some((one) => typeof one === 'object')) {
      write(pen, `${label}:`, { indent })
      for (const one of value as object[]) writeFields(pen, one, words, indent + INDENT)
    } else if (typeof value === 'object' && !Array.isArray(value)) {
      write(pen, `${label}:`, { indent })
      writeFields(pen, value, words, indent + INDENT)
    } else if (!Array.isArray(value) || value.length > 0) {
      write(
        pen,
        `${label}: ${[value]
          .flat()
          .map((one) => shown(one, words))
          .join(', ')}`,
        { indent },
      )
    }
  }
}

function shown(value: unknown, { t, fields }: Words): string {
  if (typeof value === 'boolean') return t(value ? 'export.yes' : 'export.no')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return finnishDay(value)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value))
    return `${finnishDay(helsinkiDay(value))} ${helsinkiTime(value).replace(':', '.')}`
  return fields[`=${value}`] ?? value
}

interface Style {
  font?: PDFFont
  size?: number
  gap?: number
  indent?: number
  color?: ReturnType<typeof rgb>
}

function write(
  pen: Pen,
  text: string,
  { font = pen.regular, size = 10, gap = 16, indent = 0, color = INK }: Style = {},
): void {
  const drawable = [...text].map((sign) => (pen.glyphs.has(sign.codePointAt(0) ?? 0) ? sign : ' ')).join('')
  for (const line of wrapped(drawable, font, size, A4[0] - 2 * MARGIN - indent)) {
    if (pen.y < MARGIN) {
      pen.page = pen.document.addPage(A4)
      pen.y = A4[1] - MARGIN - 14
    }
    pen.page.drawText(line, { x: MARGIN + indent, y: pen.y, font, size, color })
    pen.y -= gap
  }
}
