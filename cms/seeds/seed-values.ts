import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical'
import type { CollectionSlug, Field, Payload, RichTextField } from 'payload'
import { tabFields } from '../content/references.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { SeedPicture } from '#contracts/seed-pages.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'

type Values = Record<string, unknown>

/** Finds what a seed names. Throws where there is nothing of that name: a seed with a dead link is refused. */
export interface Finder {
  /** The document of a collection that seeds call by this name. */
  idOf: (collection: CollectionSlug, name: string) => DocumentId
  pictureOf: (picture: SeedPicture, language: Language) => Promise<DocumentId>
}

/** Collections that a link names, by the word before the colon. */
const linked = { page: 'pages', category: 'categories', store: 'stores' } as const

/** Turns the values of a seeded block into those of a document. */
export interface SeedReader {
  valuesOf: (fields: Field[], seeded: Values) => Promise<Values>
}

/** Reads seeds that are written in one language. */
export function seedReader(
  payload: Payload,
  { idOf, pictureOf }: Finder,
  language: Language = SHOP_LANGUAGE,
): SeedReader {
  const referenceOf = (to: string) => {
    const [kind = '', name = ''] = to.split(':')
    const relationTo = linked[kind as keyof typeof linked] as CollectionSlug | undefined
    return relationTo && { relationTo, value: idOf(relationTo, name) }
  }

  async function valuesOf(written: Field[], seeded: Values): Promise<Values> {
    const fields = namedFields(written)
    const known = fields.flatMap((field) => ('name' in field ? [field.name] : []))
    const unknown = Object.keys(seeded).filter((name) => !known.includes(name) && name !== 'to' && name !== 'blockType')
    if (unknown.length > 0) throw new Error(`A seeded block has no field ${unknown.join(', ')}`)
    const values: Values = {}
    for (const field of fields)
      if ('name' in field && seeded[field.name] !== undefined)
        values[field.name] = await valueOf(field, seeded[field.name])
    return 'to' in seeded ? { ...values, ...linkOf(String(seeded['to'])) } : values
  }

  async function valueOf(field: Field & { name: string }, seeded: unknown): Promise<unknown> {
    if (field.type === 'richText') return textOf(field, String(seeded))
    if (field.type === 'upload') return pictureOf(SeedPicture.parse(seeded), language)
    if (field.type === 'relationship') {
      const ids = [seeded].flat().map((name) => idOf(field.relationTo as CollectionSlug, String(name)))
      return field.hasMany ? ids : ids[0]
    }
    if (field.type === 'group') return valuesOf(field.fields, seeded as Values)
    if (field.type !== 'array') return seeded
    const rows = (seeded as unknown[]).map((row) => (typeof row === 'string' ? { text: row } : (row as Values)))
    return Promise.all(rows.map((row) => valuesOf(field.fields, row)))
  }

  function linkOf(to: string) {
    const reference = referenceOf(to)
    return reference ? { reference } : { address: to }
  }

  /** A link of Markdown to `page:takuut` becomes one that follows the page. */
  async function textOf(field: RichTextField, markdown: string): Promise<unknown> {
    const editorConfig = await configOf(payload, field)
    const state: unknown = convertMarkdownToLexical({ editorConfig, markdown })
    return withReferences(state)
  }

  function withReferences(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(withReferences)
    if (typeof node !== 'object' || node === null) return node
    const { type, fields } = node as { type?: string; fields?: { url?: string } }
    const doc = type === 'link' ? referenceOf(fields?.url ?? '') : undefined
    const inner = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withReferences(value)]))
    return doc ? { ...inner, fields: { linkType: 'internal', doc, newTab: false } } : inner
  }

  return { valuesOf }
}

/** The fields that hold values, out of tabs and rows. */
function namedFields(fields: Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return namedFields(tabFields(field))
    return !('name' in field) && 'fields' in field ? namedFields(field.fields) : [field]
  })
}

const configs = new WeakMap<RichTextField, SanitizedServerEditorConfig>()

async function configOf(payload: Payload, field: RichTextField): Promise<SanitizedServerEditorConfig> {
  const known = configs.get(field) ?? editorConfigFactory.fromField({ field: field as never })
  configs.set(field, known)
  return known
}
