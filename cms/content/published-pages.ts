import type { Where } from 'payload'
import type { Language } from '#contracts/language.ts'
import type { PageKind } from '#contracts/pages.ts'
import { shownAt } from '#plugins/kit/requests/shown-at.ts'
import { findAll, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { shownByReleases } from '../schedule/shown.ts'

/** Which published pages are asked for; all of them without any. */
interface Wanted {
  path?: string
  kind?: PageKind
  language?: Language
  ids?: readonly DocumentId[]
  paths?: readonly string[]
}

/**
 * The pages that visitors find now, or in a preview those of another instant. Only these fields where they are named: a page with its
 * blocks is read from some thirty tables.
 */
export async function publishedPages<Field extends keyof Stored<'pages'> = keyof Stored<'pages'>>(
  context: WithPayload,
  wanted: Wanted = {},
  { limit = 0, sort = 'id', fields }: { limit?: number; sort?: string; fields?: readonly Field[] } = {},
): Promise<Pick<Stored<'pages'>, Field>[]> {
  if (shownAt(context) === undefined)
    return findAll(
      context,
      'pages',
      { and: [IS_PUBLISHED, ...whereOf(wanted)] },
      { limit, sort, ...(fields && { fields }) },
    )
  const { pages } = await shownByReleases(context)
  const all = await findAll(context, 'pages', { deletedAt: { exists: false } }, { sort })
  const shown = all.flatMap((page): Stored<'pages'>[] => {
    const content = pages.get(String(page.id))
    if (content === undefined) return page._status === 'published' ? [page] : []
    return content === null ? [] : [{ ...page, ...content, _status: 'published' }]
  })
  const asked = shown.filter((page) => isWanted(page, wanted))
  return limit > 0 ? asked.slice(0, limit) : asked
}

const IS_PUBLISHED: Where = { _status: { equals: 'published' }, deletedAt: { exists: false } }

function whereOf({ ids, paths, ...exact }: Wanted): Where[] {
  const fields = Object.entries(exact).map(([name, value]) => ({ [name]: { equals: value } }))
  return [...fields, ...(ids ? [{ id: { in: [...ids] } }] : []), ...(paths ? [{ path: { in: [...paths] } }] : [])]
}

function isWanted(page: Stored<'pages'>, { ids, paths, ...exact }: Wanted): boolean {
  const isAmong = (!ids || ids.some((id) => String(id) === String(page.id))) && (!paths || paths.includes(page.path))
  return isAmong && Object.entries(exact).every(([name, value]) => page[name as keyof typeof exact] === value)
}
