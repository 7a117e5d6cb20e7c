/** Text that is HTML already. Everything else is escaped when it is put into a page or a mail. */
export interface Html {
  readonly html: string
}

type Piece = string | number | Html | Html[] | null | undefined | false

/** An HTML template. Interpolated values are escaped unless they are `Html` themselves: a name can never become a tag. */
export function html(texts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { html: texts.reduce((written, text, index) => written + shown(pieces[index - 1]) + text) }
}

function shown(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(shown).join('')
  if (typeof piece === 'object') return piece.html
  return escapeHtml(String(piece))
}

/** Text with the characters of HTML escaped. */
export function escapeHtml(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}
