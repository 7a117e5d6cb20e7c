import type { CollectionSlug, PayloadRequest } from 'payload'
import { STAFF_LANGUAGE, SHOP_LANGUAGE } from '#contracts/language.ts'
import type { PageProblem } from '#contracts/page-checks.ts'
import { deadPaths, nearestPath, type KnownPaths } from '#domain/pages/dead-paths.ts'
import { problemsWithPage, type CheckedBlock } from '#domain/pages/publish-checks.ts'
import { textOf } from '#locales/texts.ts'
import { findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { fieldProblems } from './field-problems.ts'
import { knownPaths } from './known-paths.ts'
import { pageBlocks } from './page-blocks.ts'
import { readBlocks, type StoredBlock } from './read-blocks.ts'
import { readReferences } from './read-references.ts'
import { addressesIn, referencesIn, type Reference } from './references.ts'

/** What is checked of a page, as its form or its document has it. */
export type CheckedDocument = Partial<Pick<Stored<'pages'>, 'title' | 'seo' | 'blocks'>>

/**
 * What is wrong with a page before it is published, beside what is published at the instant that is shown. Who checks several gives the paths
 * that are known, which are read of all pages and articles.
 */
export async function checkDocument(
  context: WithPayload,
  page: CheckedDocument,
  paths?: KnownPaths,
): Promise<PageProblem[]> {
  const known = paths ?? (await knownPaths(context))
  const stored = (page.blocks ?? []) as StoredBlock[]
  const blocks = await Promise.all(stored.map((block) => checkedBlock(context, block, known)))
  const { title = null, description = null, isHidden } = page.seo ?? {}
  return problemsWithPage({ title: page.title ?? '', seo: { title, description, isIndexed: !isHidden }, blocks })
}

/** What keeps the content of a page from being published, or should be looked at: its words, and what its fields refuse. */
export async function checkContent(
  req: PayloadRequest,
  id: DocumentId,
  page: CheckedDocument,
  shown: WithPayload = req,
): Promise<PageProblem[]> {
  const fields = (await fieldProblems(req, id, page)).map(({ label, message, block }): PageProblem => ({
    level: 'error',
    code: 'field_unfit',
    block,
    type: null,
    words: `${label}: ${message}`,
  }))
  return [...fields, ...(await checkDocument(shown, page))]
}

/** The sentence for staff: where it is, and what to do. */
export function sentenceFor(context: WithPayload, { code, block, type, words }: PageProblem): string {
  const t = textOf(STAFF_LANGUAGE, 'admin')
  const label = pageBlocks(context).find(({ slug }) => slug === type)?.labels?.singular ?? type
  // The label of a field names its block already.
  const where = block === null || code === 'field_unfit' ? '' : `${t('check.where', { block, kind: String(label) })} `
  return where + t(`check.${code}`, { words })
}

async function checkedBlock(context: WithPayload, stored: StoredBlock, known: KnownPaths): Promise<CheckedBlock> {
  const schemas = pageBlocks(context)
  const { blocks } = await readBlocks(context, { schemas, stored: [stored], language: SHOP_LANGUAGE })
  const [shown = null] = blocks
  const schema = schemas.find(({ slug }) => slug === stored.blockType)
  const references = schema ? referencesIn(schema.fields, stored) : []
  const paths = deadPaths(addressesIn(stored), known).map((path) => withNearest(path, known))
  const dead = [...(await deadReferences(context, references)), ...paths]
  return { type: stored.blockType, shown, deadLinks: [...new Set(dead)] }
}

/** A dead address with the likeliest one instead. */
function withNearest(address: string, known: KnownPaths): string {
  const nearest = nearestPath(address, known)
  return nearest === null ? address : textOf(STAFF_LANGUAGE, 'admin')('check.nearest', { address, nearest })
}

async function deadReferences(context: WithPayload, references: Reference[]): Promise<string[]> {
  const { documentOf, hrefOf } = await readReferences(context, references)
  const dead = references.filter((one) => documentOf(one) === undefined && hrefOf(one) === null)
  return Promise.all(dead.map((reference) => nameOf(context, reference)))
}

/** The names of documents by which staff know them. */
const titles: Partial<Record<CollectionSlug, string>> = { pages: 'title', categories: 'title', stores: 'name' }

/** The name of a document that may be hidden or deleted, as staff know it. */
export async function nameOf(context: WithPayload, { relationTo, id }: Reference): Promise<string> {
  const document = (await findOne(context, relationTo, { id: { equals: id } })) as Record<string, unknown> | null
  const title = document?.[titles[relationTo] ?? 'title']
  return typeof title === 'string' ? title : textOf(STAFF_LANGUAGE, 'admin')('check.deleted')
}
