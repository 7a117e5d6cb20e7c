/** Where a card was shown. */
export type ResultKind = 'search' | 'listing' | 'recommendation'

const LETTERS: Record<ResultKind, string> = { search: 's', listing: 'l', recommendation: 'r' }
const SHAPE = /^([slr])\.([\w-]{1,60})\.(\d{1,5})$/

/**
 * The id of a card. It tells its place itself, so that nothing has to be kept of what was shown to whom: clients send it
 * back with a click.
 *
 * @param answer Names the answer that it was in.
 * @param position From 1, over all pages of the answer.
 */
export function resultId(kind: ResultKind, answer: string, position: number): string {
  return `${LETTERS[kind]}.${answer}.${position}`
}

/** What the id of a card tells; null for one that is not of ours. */
export function readResultId(id: string): { kind: ResultKind; answer: string; position: number } | null {
  const [, letter, answer = '', position] = SHAPE.exec(id) ?? []
  const kind = (Object.keys(LETTERS) as ResultKind[]).find((one) => LETTERS[one] === letter)
  return kind ? { kind, answer, position: Number(position) } : null
}
