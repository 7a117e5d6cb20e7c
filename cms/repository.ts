import { Tag, type Suggesting } from '#contracts/consent.ts'
import type { Language } from '#contracts/language.ts'
import { PageKey } from '#contracts/pages.ts'
import { SocialAccount } from '#contracts/shell.ts'
import type { TagState } from '#domain/consent/consent.ts'
import { translated } from '#domain/translated.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { currentNumber } from '#plugins/kit/storage/counters.ts'
import {
  deleteWhere,
  findAll,
  findGlobal,
  type DocumentId,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { changeVersion } from '#plugins/kit/storage/versions.ts'
import type { Reference } from './content/references.ts'

/** The chain's accounts elsewhere, in the editors' order. Every page asks for them. */
export const socialAccounts = cached('social accounts', async (context) => {
  const documents = await findAll(context, 'social-accounts', {}, { sort: 'place' })
  return documents.map(({ name, url }) => SocialAccount.parse({ name, url }))
})

/** Counts the changes of tags for which visitors are asked anew. */
export const CONSENT_COUNTER = 'consent'

/** What needs consent: the tags in use by name and the shop's own suggestions, with the version of the list. */
export async function findTags(
  context: WithPayload,
  language: Language,
): Promise<{ version: number; tags: Tag[]; suggesting: Suggesting | null }> {
  // The version first: read after the tags, it could be newer than they are, and a tag would run unasked.
  const version = await currentNumber(context, CONSENT_COUNTER)
  const documents = await findAll(context, 'tags', { isActive: { equals: true } }, { sort: 'name' })
  const tags = documents.map((document) => {
    const { name, paths } = translated(document, language)
    const { src, category, hosts } = tagState(document)
    const stored = (document.stored ?? []).map((one) => translated(one, language))
    return Tag.parse({ name, src, category, hosts, paths: paths ?? [], stored })
  })
  // On until a marketer turns it off.
  const { isOn, asksAtOnce } = await findGlobal(context, 'suggesting')
  return { version, tags, suggesting: isOn === false ? null : { asksAtOnce: asksAtOnce !== false } }
}

/** What visitors agree to in a tag, of its document. */
export function tagState({ src, category, hosts, stored, isActive }: Stored<'tags'>): TagState {
  return {
    src,
    category,
    hosts: hosts ?? [],
    stored: (stored ?? []).map(({ name, kind, purpose, lifetime }) => ({ name, kind, purpose, lifetime })),
    isActive: isActive === true,
  }
}

/** The page or category that the editors have chosen for each key. */
export async function chosenPages(context: WithPayload): Promise<{ key: PageKey; reference: Reference }[]> {
  const stored = await findGlobal(context, 'page-keys')
  return PageKey.options.flatMap((key) => {
    const chosen = stored[key]
    return chosen ? [{ key, reference: { relationTo: chosen.relationTo, id: chosen.value } }] : []
  })
}

/** The path under which a page was published last; null where it never was. */
export async function lastPublishedPath({ payload }: WithPayload, page: DocumentId): Promise<string | null> {
  const where = { and: [{ parent: { equals: page } }, { 'version._status': { equals: 'published' } }] }
  const { docs } = await payload.db.findVersions<{ path: string }>({
    collection: 'pages',
    where,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    select: { version: { path: true } },
  })
  return docs[0]?.version.path ?? null
}

/** The newest version of a page, published or not; null where there is no such page. */
export async function newestDraft({ payload }: WithPayload, page: DocumentId): Promise<Stored<'pages'> | null> {
  const where = { and: [{ parent: { equals: page } }, { latest: { equals: true } }] }
  const query = { collection: 'pages' as const, where, sort: '-updatedAt', limit: 1, pagination: false }
  const { docs } = await payload.db.findVersions<Stored<'pages'>>(query)
  return docs[0]?.version ?? null
}

/** A version of a page, such as a draft that was saved. */
export interface PageVersion {
  id: DocumentId
  /** ISO instant at which it was saved. */
  updatedAt: string
  version: Stored<'pages'>
}

/** The versions of a page that were saved since an instant, that instant included; the newest first. */
export async function versionsSince({ payload }: WithPayload, page: DocumentId, since: string): Promise<PageVersion[]> {
  const where = { and: [{ parent: { equals: page } }, { updatedAt: { greater_than_equal: since } }] }
  const query = { collection: 'pages' as const, where, sort: '-updatedAt', pagination: false }
  return (await payload.db.findVersions<Stored<'pages'>>(query)).docs
}

/** When the newest version of a page was saved; null where it has none. */
export async function newestVersionAt({ payload }: WithPayload, page: DocumentId): Promise<string | null> {
  const query = { where: { parent: { equals: page } }, sort: '-updatedAt', limit: 1, pagination: false }
  const { docs } = await payload.db.findVersions<Stored<'pages'>>({ collection: 'pages', ...query })
  return docs[0]?.updatedAt ?? null
}

/**
 * Makes a draft the newest version again, over the one that was published after it: only where that still is the newest, which
 * one guarded statement decides, so that what is saved at this moment stays above both.
 */
export async function raiseDraft(context: WithPayload, draft: PageVersion, published: PageVersion): Promise<void> {
  const { updatedAt } = published
  if (!(await changeVersion(context, 'pages', published.id, { latest: false, updatedAt }, { isLatest: true }))) return
  const above = new Date(Date.parse(updatedAt) + 1).toISOString()
  await changeVersion(context, 'pages', draft.id, { latest: true, updatedAt: above })
}

/** A page whose newest version is a draft. */
export interface WaitingDraft {
  page: DocumentId
  title: string
  /** Name of the member of staff who saved it last; null where that is not known. */
  editedBy: string | null
  /** ISO instant. */
  savedAt: string
}

/** Drafts of pages, saved last before this instant (ISO), without a name, an address and a block. */
export async function emptyDrafts({ payload }: WithPayload, before: string): Promise<DocumentId[]> {
  const isEmpty = (field: string) => ({ or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] })
  const old = [{ latest: { equals: true } }, { updatedAt: { less_than: before } }]
  const where = { and: [...old, isEmpty('version.title'), isEmpty('version.path')] }
  const { docs } = await payload.db.findVersions<Stored<'pages'>>({ collection: 'pages', where, limit: 100 })
  return docs.flatMap(({ parent, version }) => ((version.blocks ?? []).length > 0 ? [] : [parent as DocumentId]))
}

/** Deletes a page that was never published, with its versions. */
export async function deleteDraft({ payload }: WithPayload, id: DocumentId): Promise<void> {
  await deleteWhere({ payload }, 'pages', { and: [{ id: { equals: id } }, { _status: { equals: 'draft' } }] })
  await payload.db.deleteVersions({ collection: 'pages', where: { parent: { equals: id } } })
}

/** How many pages have a draft with a name that is not published, and the newest of them. */
export async function draftsWaiting(
  { payload }: WithPayload,
  most: number,
): Promise<{ count: number; newest: WaitingDraft[] }> {
  const where = {
    and: [
      { latest: { equals: true } },
      { 'version._status': { equals: 'draft' } },
      { 'version.deletedAt': { exists: false } },
      { 'version.title': { exists: true } },
      { 'version.title': { not_equals: '' } },
    ],
  }
  const query = { collection: 'pages' as const, where, sort: '-updatedAt', limit: most, pagination: true }
  const { docs, totalDocs } = await payload.db.findVersions<Stored<'pages'>>(query)
  const newest = docs.map(({ parent, version, updatedAt }) => ({
    page: parent as DocumentId,
    title: version.title ?? '',
    editedBy: version.editedBy,
    savedAt: updatedAt,
  }))
  return { count: totalDocs, newest }
}
