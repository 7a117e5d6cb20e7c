import type { Block as Schema, CollectionSlug, Field } from 'payload'
import { Block, type CallToAction } from '#contracts/blocks.ts'
import type { Language } from '#contracts/language.ts'
import type { DocumentId, WithPayload } from '#plugins/kit/storage/documents.ts'
import type { StoredLink } from '../fields/link.ts'
import { findForBlock } from './find-for-block.ts'
import { readReferences, type ReadReferences } from './read-references.ts'
import { referenceOf, referencesIn } from './references.ts'
import { toHtml } from './to-html.ts'

type Values = Record<string, unknown>

/** A stored block: the values of its fields, and the slug of its schema. */
export type StoredBlock = Values & { blockType: string }

/**
 * The blocks of a page as the contract has them. Each field is read by its kind: a rich text becomes HTML, a relation what
 * its document is to a page, and links lead where their page is now. A block that lacks something required is left out,
 * such as one whose picture was deleted. What a block shows without naming it is found by `findForBlock`.
 */
export async function readBlocks(
  context: WithPayload,
  { schemas, stored, language }: { schemas: Schema[]; stored: StoredBlock[]; language: Language },
): Promise<{ blocks: Block[]; tags: string[] }> {
  const known = stored.flatMap((values) => {
    const schema = schemas.find(({ slug }) => slug === values.blockType)
    return schema ? [{ schema, values }] : []
  })
  const references = known.flatMap(({ schema, values }) => referencesIn(schema.fields, values))
  const found = await readReferences(context, references)
  const tags = new Set(found.tags)
  const blocks: Block[] = []
  for (const { schema, values } of known) {
    const read = { type: schema.slug, ...readFields(schema.fields, values, found) }
    const more = await findForBlock(context, read, language)
    const block = Block.safeParse({ ...read, ...more?.values })
    for (const tag of more?.tags ?? []) tags.add(tag)
    if (block.success) blocks.push(block.data)
    else context.payload.logger.warn({ block: schema.slug, msg: 'A block of a page is left out' })
  }
  return { blocks, tags: [...tags] }
}

function readFields(fields: Field[], values: Values, found: ReadReferences): Values {
  const read: Values = {}
  for (const field of fields) if ('name' in field) read[field.name] = readField(field, values[field.name], found)
  return read
}

function readField(field: Field & { name: string }, value: unknown, found: ReadReferences): unknown {
  const isList = ('hasMany' in field && field.hasMany) || field.type === 'array'
  if (value === null || value === undefined) return isList ? [] : null
  switch (field.type) {
    case 'richText':
      return toHtml(value, found.hrefOf)
    case 'relationship':
    case 'upload': {
      const documents = [value as DocumentId | DocumentId[]].flat().flatMap((id) => {
        const document = found.documentOf({ relationTo: field.relationTo as CollectionSlug, id })
        return document === undefined ? [] : [document]
      })
      return isList ? documents : (documents[0] ?? null)
    }
    case 'array':
      return readRows(field.custom?.['reads'], field.fields, value as Values[], found)
    case 'group':
      return readFields(field.fields, value as Values, found)
    default:
      return value
  }
}

/** Rows of one text each are a list of texts, rows of links are links, other rows are objects. */
function readRows(reads: unknown, fields: Field[], rows: Values[], found: ReadReferences): unknown[] {
  if (reads === 'text') return rows.map(({ text }) => text)
  if (reads === 'links') return rows.flatMap((row) => readLink(row, found) ?? [])
  return rows.map((row) => readFields(fields, row, found))
}

function readLink(link: StoredLink, { hrefOf }: ReadReferences): CallToAction | null {
  const reference = referenceOf(link)
  const href = reference ? hrefOf(reference) : link.address
  const { text, buttonColor, buttonSize } = link
  return href && text ? { text, href, buttonColor: buttonColor ?? 'primary', buttonSize: buttonSize ?? 'medium' } : null
}
