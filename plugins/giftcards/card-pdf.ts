import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatGiftCardNumber } from '#domain/giftcards/gift-card-number.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { textOf } from '#locales/texts.ts'
import { LINE, MARGIN, openPen, write, type Pen } from '#plugins/kit/pdf/pen.ts'
import { drawQr } from '#plugins/kit/pdf/qr.ts'
import type { CardToSend } from './emails/card-letters.ts'
import { pictureOf } from './picture.ts'

/** Side of one module of the QR code in points. */
const MODULE = 4
/** Signs of the message that fit on one line. */
const LINE_SIGNS = 74

/** A gift card on paper: picture, message, worth, number and PIN, and a QR code that holds the number alone. */
export async function cardPdf({ language, gift, worth, expiresOn, key }: CardToSend): Promise<Uint8Array> {
  const t = textOf(language, 'giftcards')
  const pen = await openPen()
  pen.document.setTitle(t('pdf.title', { brand: brand.name }))
  pen.document.setLanguage(language)

  write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
  await drawPicture(pen, gift.picture)
  write(pen, t('pdf.title', { brand: brand.name }), { font: pen.bold, size: 18, gap: 40 })
  write(pen, formatPrice(worth), { font: pen.bold, size: 30, gap: 34 })
  for (const line of linesOf(gift.message)) write(pen, line, { size: 11, gap: 16 })
  write(pen, t('pdf.from', { giver: gift.giver }), { size: 11, gap: 34 })

  drawQr(pen, key.number, pen.y + 8, MODULE)
  write(pen, t('pdf.number'), { gap: 18 })
  write(pen, formatGiftCardNumber(key.number), { font: pen.bold, size: 16, gap: 28 })
  write(pen, t('pdf.pin'), { gap: 18 })
  write(pen, key.pin, { font: pen.bold, size: 16, gap: 34 })
  for (const line of ['until', 'how', 'keep'])
    write(pen, t(`pdf.${line}`, { day: finnishDay(expiresOn) }), { size: 9, gap: 14 })
  pen.y -= LINE
  return pen.document.save()
}

/** The picture over the whole width between the margins. */
async function drawPicture(pen: Pen, picture: CardToSend['gift']['picture']): Promise<void> {
  const image = await pen.document.embedJpg(await pictureOf(picture))
  const width = pen.page.getWidth() - 2 * MARGIN
  const height = (width * image.height) / image.width
  pen.page.drawImage(image, { x: MARGIN, y: pen.y - height + LINE, width, height })
  pen.y -= height + LINE
}

/** A message as lines that fit the page, broken between words. */
function linesOf(message: string): string[] {
  return message.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const word of paragraph.split(/\s+/)) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ')
      if (lines.length > 0 && longer.length <= LINE_SIGNS) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}
