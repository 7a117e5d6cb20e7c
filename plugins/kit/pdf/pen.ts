import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { LRUCache } from 'lru-cache'
import { PDFDocument, rgb, type PDFFont, type PDFPage } from 'pdf-lib'
import { withMissingReplaced, wrapped } from './drawn-text.ts'

const A4: [number, number] = [595, 842]
/** Points from each edge of the page. */
export const MARGIN = 56
const RIGHT = A4[0] - MARGIN
/** Points from one line of text to the next. */
export const LINE = 20
export const INK = rgb(0.11, 0.15, 0.19)
const RULE = rgb(0.82, 0.81, 0.78)

/** A document being written from top to bottom, and where the pen stands. */
export interface Pen {
  document: PDFDocument
  page: PDFPage
  y: number
  regular: PDFFont
  bold: PDFFont
  /** The glyphs that both fonts have, by code point. */
  glyphs: ReadonlySet<number>
}

/** Opens a document of A4 pages with its fonts. */
export async function openPen(): Promise<Pen> {
  const document = await PDFDocument.create()
  document.registerFontkit({ create: parsed })
  const [regular, bold] = await Promise.all([embed(document, 'DejaVuSans.ttf'), embed(document, 'DejaVuSans-Bold.ttf')])
  glyphs ??= new Set(regular.getCharacterSet()).intersection(new Set(bold.getCharacterSet()))
  return { document, page: document.addPage(A4), y: A4[1] - MARGIN - 14, regular, bold, glyphs }
}

/** Cached for all documents, since collecting them is slow. */
let glyphs: ReadonlySet<number> | undefined

/** The same of fonts and their glyphs: each document makes a subset of its own. */
const files = new Map<string, Promise<Uint8Array>>()
const fonts = new WeakMap<Uint8Array, ReturnType<typeof fontkit.create>>()

function parsed(data: Uint8Array): ReturnType<typeof fontkit.create> {
  const font = fonts.get(data) ?? withKnownLayouts(fontkit.create(data))
  fonts.set(data, font)
  return font
}

/** How many texts of a font are cached as set: what all receipts say, and what is being measured now and drawn next. */
const MOST_LAYOUTS = 500

/** Setting a text is slow, and each is set once to be measured and once to be drawn. */
function withKnownLayouts(font: ReturnType<typeof fontkit.create>): ReturnType<typeof fontkit.create> {
  const layouts = new LRUCache<string, ReturnType<typeof font.layout>>({ max: MOST_LAYOUTS })
  const layout = font.layout.bind(font)
  font.layout = (text, features, ...how) => {
    if (features !== undefined || how.some((each) => each !== undefined)) return layout(text, features, ...how)
    const known = layouts.get(text) ?? layout(text)
    layouts.set(text, known)
    return known
  }
  return font
}

async function embed(document: PDFDocument, file: string): Promise<PDFFont> {
  const path = join(process.env.APP_ROOT ?? process.cwd(), 'node_modules/dejavu-fonts-ttf/ttf', file)
  const reading = files.get(path) ?? readFile(path)
  files.set(path, reading)
  return document.embedFont(await reading, { subset: true })
}

interface TextStyle {
  font?: PDFFont
  size?: number
  gap?: number
}

/** Writes one line, cut where it is too wide. */
export function write(pen: Pen, text: string, { font = pen.regular, size = 10, gap = LINE }: TextStyle = {}): void {
  addPageIfFull(pen)
  const line = fitted(withMissingReplaced(text, pen.glyphs), font, size, RIGHT - MARGIN)
  pen.page.drawText(line, { x: MARGIN, y: pen.y, font, size, color: INK })
  pen.y -= gap
}

/** Writes a sentence, or words of a person, in as many lines as they need. `gap` is below the last. */
export function writeWords(pen: Pen, text: string, { size = 10, gap = 16 }: Omit<TextStyle, 'font'> = {}): void {
  const lines = wrapped(withMissingReplaced(text, pen.glyphs), pen.regular, size, RIGHT - MARGIN)
  for (const [place, line] of lines.entries())
    write(pen, line, { size, gap: place < lines.length - 1 ? size + 4 : gap })
}

/** Writes a row of a table: a label, and an amount at the right edge. */
export function writeRow(pen: Pen, label: string, amount: string, isTotal = false): void {
  const font = isTotal ? pen.bold : pen.regular
  addPageIfFull(pen)
  pen.page.drawLine({
    start: { x: MARGIN, y: pen.y + 14 },
    end: { x: RIGHT, y: pen.y + 14 },
    thickness: 0.5,
    color: RULE,
  })
  const x = RIGHT - font.widthOfTextAtSize(amount, 10)
  const line = fitted(withMissingReplaced(label, pen.glyphs), font, 10, x - MARGIN - 12)
  pen.page.drawText(line, { x: MARGIN, y: pen.y, font, size: 10, color: INK })
  pen.page.drawText(amount, { x, y: pen.y, font, size: 10, color: INK })
  pen.y -= LINE
}

/** Points between the right edges of two columns. */
const COLUMN = 72

/** Writes a row of a table with several columns, which end at the right edge. Texts wider than a column run over. */
export function writeColumns(pen: Pen, label: string, cells: string[], font = pen.regular): void {
  addPageIfFull(pen)
  pen.page.drawText(label, { x: MARGIN, y: pen.y, font, size: 10, color: INK })
  for (const [at, cell] of cells.entries()) {
    const end = RIGHT - (cells.length - 1 - at) * COLUMN
    pen.page.drawText(cell, { x: end - font.widthOfTextAtSize(cell, 10), y: pen.y, font, size: 10, color: INK })
  }
  pen.y -= LINE
}

/** Cuts a text that is too wide and ends it in an ellipsis, so that it does not run under the sum or off the page. */
function fitted(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text
  const shorter = [...text]
  while (shorter.length > 0 && font.widthOfTextAtSize(`${shorter.join('')}…`, size) > width) shorter.pop()
  return `${shorter.join('').trimEnd()}…`
}

/** Goes on to a new page where so many points do not fit any more. */
export function addPageIfFull(pen: Pen, points = 0): void {
  if (pen.y - points <= MARGIN) addPage(pen)
}

/** Goes on to a new page. */
export function addPage(pen: Pen): void {
  pen.page = pen.document.addPage(A4)
  pen.y = A4[1] - MARGIN - 14
}
