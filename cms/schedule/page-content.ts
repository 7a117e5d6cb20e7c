import type { Stored } from '#plugins/kit/storage/documents.ts'

/** What of a page its document and its database keep about it, beside what editors write. */
const OWN = [
  ...(['id', 'code', 'references', 'editedBy', 'overSchedule'] as const),
  ...(['_status', 'createdAt', 'updatedAt', 'deletedAt'] as const),
] as const

/** What editors write of a page, as a version of it has it. */
export type PageContent = Omit<Stored<'pages'>, (typeof OWN)[number]>

/** The content of a page or of one of its versions. */
export function contentOf(page: Stored<'pages'>): PageContent {
  const content: Partial<Stored<'pages'>> = { ...page }
  for (const name of OWN) delete content[name]
  return content as PageContent
}

/** Whether two contents are the same. What one engine stores as null, the other leaves out, as
 * versions do with empty lists. */
export function isSame(one: PageContent, other: PageContent): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const isEmpty = (each: unknown) => each === null || each === undefined || (Array.isArray(each) && each.length === 0)
  const filled = Object.entries(value).filter(([, each]) => !isEmpty(each))
  return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
