import type { FlattenedField, SelectType } from 'payload'

type Document = Record<string, unknown>

/**
 * Adds the fields that MongoDB leaves out because nothing was ever written to them: null, `[]` for a list, and the empty
 * fields of a group. SQLite gives every column, and the shop's schemas expect what it gives.
 *
 * Only fields that were selected are added. A localized field is left as it is: Payload adds its languages.
 */
export function fillUnset(document: Document, fields: FlattenedField[], select?: SelectType | null): void {
  const isPicking = select && Object.values(select).some((chosen) => chosen !== false)
  for (const field of fields) {
    const chosen = select?.[field.name]
    if (field.name === 'id' || isDerived(field) || (isPicking ? !chosen : chosen === false)) continue
    const values = field.localized ? languagesOf(document[field.name]) : [(document[field.name] ??= emptyOf(field))]
    const within = typeof chosen === 'object' ? chosen : undefined
    for (const part of values.flatMap(partsOf)) fillUnset(part, fieldsOf(field, part), within)
  }
}

function isDerived(field: FlattenedField): boolean {
  return field.type === 'join' || ('virtual' in field && Boolean(field.virtual))
}

function emptyOf(field: FlattenedField): unknown {
  if (field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany)) return []
  return field.type === 'group' || field.type === 'tab' ? {} : null
}

function languagesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

/** A group's value is one document, a list's value several; every other value has no fields. */
function partsOf(value: unknown): Document[] {
  const all = Array.isArray(value) ? value : [value]
  return all.filter((part): part is Document => typeof part === 'object' && part !== null)
}

function fieldsOf(field: FlattenedField, part: Document): FlattenedField[] {
  if (field.type !== 'blocks') return 'flattenedFields' in field ? field.flattenedFields : []
  return field.blocks.find(({ slug }) => slug === part.blockType)?.flattenedFields ?? []
}
