import { Page } from '#contracts/pages.ts'
import type { IncompleteBlock } from '#contracts/preview.ts'
import { pictureTag } from '#domain/catalog/cache-tags.ts'
import { nextVersionOn, versionInForce } from '#domain/agreements/version-problem.ts'
import { pageTag } from '#domain/pages/cache-tags.ts'
import { versionsOf, type AgreementVersion } from '#plugins/agreements/repository.ts'
import type { Stored, WithPayload } from '#plugins/kit/storage/documents.ts'
import { allBlocks } from '../blocks/all-blocks.ts'
import { shownDay } from '../schedule/shown.ts'
import { readPageAddresses } from './page-addresses.ts'
import { publishedPages } from './published-pages.ts'
import { readBlocks, type StoredBlock } from './read-blocks.ts'
import { readPictures } from './read-references.ts'

/** A page, and the tags of what it shows. */
export interface FoundPage {
  page: Page
  tags: string[]
  /** Blocks that are left out. */
  incomplete: IncompleteBlock[]
  /** Day on which it changes by itself: the next version of an agreement. */
  changesOn?: string | undefined
}

/**
 * The published page at a path; null where there is none. An agreement is shown in the version in force today, or in that
 * of `version`, the day from which it was or will be.
 */
export async function findPage(context: WithPayload, path: string, version?: string): Promise<FoundPage | null> {
  const [stored] = await publishedPages(context, { path }, { limit: 1 })
  if (!stored || (stored.kind !== 'agreement' && version)) return null
  const found = await readPage(context, stored)
  for (const { label } of found.incomplete)
    context.payload.logger.warn({ path, label }, 'A block of a page is left out')
  if (stored.kind !== 'agreement') return found
  return inVersion(found, await versionsOf(context, stored.id), version, shownDay(context))
}

function inVersion(
  found: FoundPage,
  versions: AgreementVersion[],
  wanted: string | undefined,
  today: string,
): FoundPage | null {
  const inForce = versionInForce(versions, today)
  const shown = wanted === undefined ? inForce : versions.find(({ effectiveOn }) => effectiveOn === wanted)
  if (wanted !== undefined && !shown) return null
  const days = versions.map(({ effectiveOn }) => effectiveOn)
  const facts = { versions: days, inForceSince: inForce?.effectiveOn ?? null }
  const page = Page.parse({ ...found.page, ...facts, ...(shown && versionOf(shown)) })
  return { ...found, page, changesOn: nextVersionOn(versions, today) }
}

function versionOf({ title, effectiveOn, blocks }: AgreementVersion) {
  return { title, effectiveOn, blocks }
}

/** A stored page, published or not, as the contract has it. */
export async function readPage(context: WithPayload, stored: Stored<'pages'>): Promise<FoundPage> {
  const { path, kind, language, effectiveOn, updatedAt } = stored
  const blocksStored = (stored.blocks ?? []) as StoredBlock[]
  const { blocks, tags, incomplete } = await readBlocks(context, { schemas: allBlocks, stored: blocksStored, language })
  const { title, description, picture, isHidden } = stored.seo
  const pictures = await readPictures(context, picture ? [picture] : [], language)
  const { pages } = await readPageAddresses(context)
  const page = Page.parse({
    path,
    kind,
    language,
    effectiveOn,
    blocks,
    title: stored.title,
    changedAt: updatedAt,
    versions: [],
    inForceSince: null,
    hasShell: stored.hasShell ?? true,
    hasBottomButtons: stored.hasBottomButtons ?? true,
    seo: { title, description, isIndexed: !isHidden, picture: (picture && pictures.get(picture)) ?? null },
    sisters: pages.find((one) => one.path === path)?.sisters ?? [],
  })
  return { page, incomplete, tags: [pageTag(stored.id), ...(picture ? [pictureTag(picture)] : []), ...tags] }
}
