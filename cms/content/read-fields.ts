import type { CollectionSlug, Field } from 'payload'
import type { CallToAction } from '#contracts/blocks.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import type { StoredLink } from '../fields/link.ts'
import type { ReadReferences } from './read-references.ts'
import { referenceOf, tabFields } from './references.ts'
import { toHtml } from './to-html.ts'

type Values = Record<string, unknown>

/**
 * The values of a document as a contract has them, each by the kind of its field: a rich text becomes HTML, a relation what
 * its document is to a page, and links lead where their page is now.
 */
export function readFields(fields: Field[], values: Values, found: ReadReferences): Values {
  const read: Values = {}
  for (const field of fields) {
    if ('name' in field) read[field.name] = readField(field, values[field.name], found)
    else if (field.type === 'tabs') Object.assign(read, readFields(tabFields(field), values, found))
    else if ('fields' in field) Object.assign(read, readFields(field.fields, values, found))
  }
  return read
}

function readField(field: Field & { name: string }, value: unknown, found: ReadReferences): unknown {
  const isList = ('hasMany' in field && field.hasMany) || field.type === 'array'
  // The values of a form have a number in place of a list without rows.
  const isEmptyList = field.type === 'array' && !Array.isArray(value)
  if (value === null || value === undefined || isEmptyList) return isList ? [] : null
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
    case 'select':
      return idsOf(field.custom?.['ids'], value as string | string[])
    default:
      return value
  }
}

/** What is chosen, by its number where the contract has numbers for it. */
function idsOf(ids: unknown, chosen: string | string[]): unknown {
  const known = ids as Record<string, number> | undefined
  if (!known) return chosen
  return Array.isArray(chosen) ? chosen.map((one) => known[one]) : known[chosen]
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
