import { Page } from '#contracts/pages.ts'
import { GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { pageTag } from '#domain/pages/cache-tags.ts'
import { findOne, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { allBlocks } from '../blocks/all-blocks.ts'
import { pageAddresses } from './page-addresses.ts'
import { readBlocks, type StoredBlock } from './read-blocks.ts'
import { readPictures } from './read-references.ts'

/** A page, and the tags of what it shows. */
export interface FoundPage {
  page: Page
  tags: string[]
}

/** The published page at a path; null where there is none. */
export async function findPage(context: WithPayload, path: string): Promise<FoundPage | null> {
  const stored = await findOne(context, 'pages', {
    path: { equals: path },
    _status: { equals: 'published' },
    deletedAt: { exists: false },
  })
  return stored && readPage(context, stored)
}

/** A stored page, published or not, as the contract has it. */
export async function readPage(context: WithPayload, stored: Stored<'pages'>): Promise<FoundPage> {
  const { path, kind, language, effectiveOn, updatedAt } = stored
  const blocksStored = (stored.blocks ?? []) as StoredBlock[]
  const { blocks, tags } = await readBlocks(context, { schemas: allBlocks, stored: blocksStored, language })
  const { title, description, picture, isHidden } = stored.seo
  const pictures = await readPictures(context, picture ? [picture] : [])
  const { pages } = await pageAddresses.read(context)
  const page = Page.parse({
    ...{ path, kind, language, effectiveOn, blocks, title: stored.title, changedAt: updatedAt, versions: [] },
    hasShell: stored.hasShell ?? true,
    hasBottomButtons: stored.hasBottomButtons ?? true,
    seo: { title, description, isIndexed: !isHidden, picture: (picture && pictures.get(picture)) ?? null },
    sisters: pages.find((one) => one.path === path)?.sisters ?? [],
  })
  return { page, tags: [pageTag(stored.id), ...(picture ? [GOODS_TAG] : []), ...tags] }
}
