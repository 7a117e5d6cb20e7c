import { traverseFields, type CollectionSlug, type Field, type Payload } from 'payload'
import type { DocumentId, Stored } from '../documents.ts'

/** The ids that documents get in another database, by collection and old id. */
export type NewIds = Map<string, Map<DocumentId, DocumentId>>

type Document = Record<string, unknown>
type Collections = Payload['config']['collections']

/** A collection's `custom` where its documents contain ids beside their relations. */
export interface MovedCollection<Slug extends CollectionSlug> {
  /** Gives texts with ids anew for a document whose relations have other ids. */
  fieldsOfIds?: (document: Stored<Slug>) => Partial<Stored<Slug>>
  /** Gives JSON anew that holds copies of other documents, by its field. */
  copies?: { [Field in keyof Stored<Slug>]?: (json: NonNullable<Stored<Slug>[Field]>, moved: Moved) => unknown }
}

/** What of a copy is different in the other database. */
export interface Moved {
  idOf: (old: DocumentId, collection: CollectionSlug) => DocumentId | null
  /** A copy of a document with these fields. */
  copyOf: <Copy extends object>(copy: Copy, fields: Field[]) => Copy
}

/** Length of an ObjectId as hexadecimal digits. */
const DIGITS = 24

/**
 * The ids of a collection in the other database. `old` is sorted, and the new ids keep the order: numbers from 1, or texts that
 * begin with zeros, which new ids of MongoDB, beginning with the time, never equal. Ids that are of the right kind already stay.
 */
export function newIdsOf(old: DocumentId[], kind: 'number' | 'text'): Map<DocumentId, DocumentId> {
  const isStored = old.every((id) => (kind === 'number' ? typeof id === 'number' : typeof id === 'string'))
  const give = (id: DocumentId, place: number) =>
    isStored ? id : kind === 'number' ? place + 1 : Number(id).toString(16).padStart(DIGITS, '0')
  return new Map(old.map((id, place) => [id, give(id, place)]))
}

/**
 * The document as the other database stores it: relations, also those within blocks, lists and rich text, have the new ids.
 * Fields that are read from elsewhere are left out, dates are spelled alike.
 *
 * A relation to a document that is no more becomes null.
 */
export function withNewIds(document: Document, entity: { fields: Field[]; custom?: object }, ids: NewIds): Document {
  const { id: _, ...moved } = structuredClone(document)
  traverseFields({
    fields: entity.fields,
    ref: moved,
    fillEmpty: false,
    callback: ({ field, ref }) => {
      if (!('name' in field) || !field.name) return
      const values = ref as Document
      const name = field.name
      if (field.type === 'join' || ('virtual' in field && field.virtual)) delete values[name]
      else if (values[name] !== null && values[name] !== undefined)
        values[name] = renamed(values[name], field as Named, ids)
    },
  })
  const { fieldsOfIds, copies = {} } = (entity.custom ?? {}) as MovedCollection<CollectionSlug>
  const toMove: Moved = {
    idOf: (old, collection) => newId(old, collection, ids),
    copyOf: (copy, fields) => withNewIds(copy as Document, { fields }, ids) as typeof copy,
  }
  for (const [name, give] of Object.entries(copies))
    if (moved[name] !== null && moved[name] !== undefined) moved[name] = give(moved[name] as never, toMove)
  return { ...moved, ...fieldsOfIds?.(moved as never) }
}

type Named = Exclude<Field, { type: 'tabs' }>

function renamed(value: unknown, field: Named, ids: NewIds): unknown {
  if (field.type === 'date') return new Date(value as string).toISOString()
  if (field.type === 'richText') return inRichText(value, ids)
  if (field.type !== 'relationship' && field.type !== 'upload') return value
  const { relationTo } = field
  const one = (each: unknown) => (typeof relationTo === 'string' ? newId(each, relationTo, ids) : inPair(each, ids))
  return Array.isArray(value) ? value.map(one).filter((each) => each !== null) : one(value)
}

function newId(old: unknown, collection: string, ids: NewIds): DocumentId | null {
  return ids.get(collection)?.get(old as DocumentId) ?? null
}

/** A relation to one of several collections: `{ relationTo, value }`. */
function inPair(pair: unknown, ids: NewIds): unknown {
  const { relationTo, value } = pair as { relationTo: string; value: unknown }
  const id = newId(value, relationTo, ids)
  return id === null ? null : { relationTo, value: id }
}

/** The editor's nodes of relations, uploads and links have such pairs, at any depth. */
function inRichText(node: unknown, ids: NewIds): unknown {
  if (Array.isArray(node)) return node.map((each) => inRichText(each, ids))
  if (typeof node !== 'object' || node === null) return node
  const inside = Object.entries(node).map(([name, value]) => [name, inRichText(value, ids)] as const)
  const moved: Document = Object.fromEntries(inside)
  const isPair = typeof moved.relationTo === 'string' && ids.has(moved.relationTo) && 'value' in moved
  return isPair ? { ...moved, value: newId(moved.value, moved.relationTo as string, ids) } : moved
}

/** What is moved: all collections but those that a database keeps about itself and about who edits just now. */
export function movedCollections({ config }: Payload): Collections {
  return config.collections.filter(({ slug }) => slug !== 'payload-migrations' && slug !== 'payload-locked-documents')
}
