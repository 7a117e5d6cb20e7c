import type { PDFFont } from 'pdf-lib'

/** A text in lines of this width, in points. A word that is wider stands broken. */
export function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/))
    for (const piece of word.match(/.{1,60}/gu) ?? []) {
      const longer = `${lines.at(-1)} ${piece}`.trimStart()
      if (font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
      else lines.push(piece)
    }
  return lines
}
