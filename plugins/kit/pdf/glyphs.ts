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
