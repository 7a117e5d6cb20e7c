/** Whether every sign of a text is among those a font has. */
export function canBeWritten(text: string, signs: ReadonlySet<number>): boolean {
  return [...text].every((sign) => isAmong(sign, signs))
}

/** A text with an ellipsis in place of what the font has no signs for. */
export function inSignsOf(text: string, signs: ReadonlySet<number>): string {
  const written = [...text].map((sign) => (isAmong(sign, signs) ? sign : '…')).join('')
  return written.replace(/…(?: *…)+/g, '…')
}

function isAmong(sign: string, signs: ReadonlySet<number>): boolean {
  return signs.has(sign.codePointAt(0) ?? 0)
}
