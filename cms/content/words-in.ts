/** Fields of blocks that a visitor reads, beside rich texts. */
const READ = new Set([
  'heading',
  'lead',
  'title',
  'text',
  'caption',
  'quote',
  'name',
  'cells',
  'lines',
  'columns',
  'question',
  'answer',
])

/** The words that a visitor reads in blocks, at any depth, as a search finds them. */
export function wordsIn(values: unknown, isRead = false): string[] {
  if (typeof values === 'string') return isRead && values !== '' ? [values] : []
  if (Array.isArray(values)) return values.flatMap((value) => wordsIn(value, isRead))
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]) => wordsIn(value, READ.has(name)))
}
