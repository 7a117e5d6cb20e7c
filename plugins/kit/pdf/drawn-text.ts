import type { PDFFont } from 'pdf-lib'

/** Whether a font that has these glyphs can draw a text. */
export function canBeDrawn(text: string, glyphs: ReadonlySet<number>): boolean {
  return [...text].every((character) => hasGlyph(character, glyphs))
}

/** A text with an ellipsis in place of the characters that have no glyph. */
export function withMissingReplaced(text: string, glyphs: ReadonlySet<number>): string {
  const drawable = [...text].map((character) => (hasGlyph(character, glyphs) ? character : '…')).join('')
  return drawable.replace(/…(?: *…)+/g, '…')
}

function hasGlyph(character: string, glyphs: ReadonlySet<number>): boolean {
  return glyphs.has(character.codePointAt(0) ?? 0)
}

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
