import { ProviderProblem } from '#domain/provider-problem.ts'

/** How far into results clients may page. */
export const FARTHEST = 10_000

/** How many results a cursor of ours lies behind; an absent one is at the beginning. Throws 422 for any other text. */
export function readCursor(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined || cursor === '') return 0
  const offset = /^(0|[1-9]\d{0,4})$/.test(cursor) ? Number(cursor) : NaN
  if (!(offset <= FARTHEST)) throw new ProviderProblem(422, 'invalid_cursor', ['body', 'cursor'], 'No cursor of ours')
  return offset
}

/** The cursor behind so many results of all, or null where they end. */
export function cursorAfter(shown: number, total: number): string | null {
  return shown < total && shown <= FARTHEST ? String(shown) : null
}
