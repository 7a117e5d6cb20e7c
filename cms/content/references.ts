import type { CollectionSlug, Field, GroupField, TabsField } from 'payload'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import type { StoredLink } from '../fields/link.ts'

/** A document that a page refers to. */
export interface Reference {
  relationTo: CollectionSlug
  id: DocumentId
}

/** Fields of a document, and its values. */
type Values = Record<string, unknown>

/** Every document that these values refer to, at any depth: relations, pictures, and links in texts. */
export function referencesIn(fields: Field[], values: Values): Reference[] {
  return fields.flatMap((field): Reference[] => {
    if (field.type === 'tabs') return referencesIn(tabFields(field), values)
    if (!('name' in field)) return 'fields' in field ? referencesIn(field.fields, values) : []
    const value = values[field.name]
    if (value === null || value === undefined) return []
    if (field.type === 'relationship' || field.type === 'upload') return relationsOf(field.relationTo, value)
    if (field.type === 'richText') return linksInText(value)
    if (field.type === 'array') return rows(value).flatMap((row) => referencesIn(field.fields, row))
    if (field.type === 'group') return referencesIn(field.fields, value as Values)
    if (field.type !== 'blocks') return []
    return rows(value).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType)
      return block ? referencesIn(block.fields, row) : []
    })
  })
}

/** The fields of tabs: a tab with a name is a group of that name. */
export function tabFields({ tabs }: TabsField): Field[] {
  return tabs.flatMap((tab) =>
    'name' in tab && tab.name ? [{ type: 'group', name: tab.name, fields: tab.fields } as GroupField] : tab.fields,
  )
}

function relationsOf(relationTo: CollectionSlug | CollectionSlug[], value: unknown): Reference[] {
  return [value]
    .flat()
    .map((one) =>
      Array.isArray(relationTo)
        ? { relationTo: (one as StoredReference).relationTo, id: (one as StoredReference).value }
        : { relationTo, id: one as DocumentId },
    )
}

interface StoredReference {
  relationTo: CollectionSlug
  value: DocumentId
}

function rows(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : []
}

/** A node of Lexical's tree, as far as links go. */
interface TextNode {
  type?: string
  fields?: { linkType?: string; doc?: StoredReference | null }
  children?: TextNode[]
}

function linksInText(value: unknown): Reference[] {
  const { root } = value as { root?: TextNode }
  return root ? linksBelow(root) : []
}

function linksBelow({ type, fields, children = [] }: TextNode): Reference[] {
  const doc = type === 'link' && fields?.linkType === 'internal' ? fields.doc : null
  return [...(doc ? [{ relationTo: doc.relationTo, id: doc.value }] : []), ...children.flatMap(linksBelow)]
}

/** The document that a link of a block leads to. */
export function referenceOf({ reference }: StoredLink): Reference | null {
  return reference ? { relationTo: reference.relationTo, id: reference.value } : null
}
