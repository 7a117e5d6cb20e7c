/** Where a card was shown; a `question` of the shop's own search reports only what was opened, not what was seen. */
export type ResultKind = 'search' | 'listing' | 'recommendation' | 'question'

const LETTERS: Record<ResultKind, string> = { search: 's', listing: 'l', recommendation: 'r', question: 'q' }
const SHAPE = /^([slrq])\.([\w-]{1,60})\.(\d{1,5})$/

/**
 * The id of a card. It contains its place, so that the server stores nothing of what was shown to whom: clients send it
 * back with a click.
 *
 * @param answer Names the answer that it was in.
 * @param position From 1, over all pages of the answer.
 */
export function resultId(kind: ResultKind, answer: string, position: number): string {
  return `${LETTERS[kind]}.${answer}.${position}`
}

/** Reads the id of a card; null for one that is not ours. */
export function readResultId(id: string): { kind: ResultKind; answer: string; position: number } | null {
  const [, letter, answer = '', position] = SHAPE.exec(id) ?? []
  const kind = (Object.keys(LETTERS) as ResultKind[]).find((one) => LETTERS[one] === letter)
  return kind ? { kind, answer, position: Number(position) } : null
}

/** Names an answer to a question: what is opened of it can be counted by its words, of which it has a checksum alone. */
export function answerTo(words: string, request: string): string {
  return `${checksumOf(words)}-${request}`
}

/** The checksum of the words that a click with this result answered; undefined where it answered none. */
export function askedBy(result: string): string | undefined {
  const { kind, answer = '' } = readResultId(result) ?? {}
  return kind === 'search' || kind === 'question' ? /^([0-9a-z]{7})-/.exec(answer)?.[1] : undefined
}

/** Seven letters and digits that words share with almost no others (FNV-1a, 32 bits). */
export function checksumOf(words: string): string {
  const bytes = new TextEncoder().encode(words)
  const sum = bytes.reduce((before, byte) => Math.imul(before ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
  return sum.toString(36).padStart(7, '0')
}
