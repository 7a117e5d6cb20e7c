import type { Block } from 'payload'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** The schemas of the blocks of pages, as the shop that runs has them: what checks a page needs to import none of them. */
export function pageBlocks({ payload }: WithPayload): Block[] {
  const field = payload.collections.pages.config.flattenedFields.find(({ name }) => name === 'blocks')
  return field?.type === 'blocks' ? field.blocks : []
}
