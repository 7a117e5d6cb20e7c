import type { Block as Schema } from 'payload'
import { Block } from '#contracts/blocks.ts'
import type { IncompleteBlock } from '#contracts/preview.ts'
import type { Language } from '#contracts/language.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { findForBlock } from './find-for-block.ts'
import { readFields } from './read-fields.ts'
import { readReferences } from './read-references.ts'
import { referencesIn } from './references.ts'

type Values = Record<string, unknown>

/** A stored block: the values of its fields, and the slug of its schema. */
export type StoredBlock = Values & { blockType: string }

/**
 * The blocks of a page as the contract has them. Each field is read by its kind: a rich text becomes HTML, a relation what
 * its document is to a page, and links lead where their page is now. A block that lacks something required is left out,
 * such as one whose picture was deleted, and listed as incomplete. What a block shows without naming it is found by
 * `findForBlock`.
 */
export async function readBlocks(
  context: WithPayload,
  { schemas, stored, language }: { schemas: Schema[]; stored: StoredBlock[]; language: Language },
): Promise<{ blocks: Block[]; tags: string[]; incomplete: IncompleteBlock[] }> {
  const known = stored.flatMap((values, index) => {
    const schema = schemas.find(({ slug }) => slug === values.blockType)
    return schema ? [{ schema, values, number: index + 1 }] : []
  })
  const references = known.flatMap(({ schema, values }) => referencesIn(schema.fields, values))
  const found = await readReferences(context, references, language)
  const tags = new Set<string>()
  const blocks: Block[] = []
  const incomplete: IncompleteBlock[] = []
  for (const { schema, values, number } of known) {
    const read = { type: schema.slug, ...readFields(schema.fields, values, found) }
    const more = await findForBlock(context, read, language)
    const block = Block.safeParse({ ...read, ...more?.values })
    for (const tag of more?.tags ?? []) tags.add(tag)
    if (block.success) blocks.push(block.data)
    else incomplete.push({ number, below: blocks.length, label: labelOf(schema) })
  }
  return { blocks, tags: [...new Set([...found.usedTags(), ...tags])], incomplete }
}

function labelOf({ labels, slug }: Schema): string {
  return typeof labels?.singular === 'string' ? labels.singular : slug
}
