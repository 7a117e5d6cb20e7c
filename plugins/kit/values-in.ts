import type { Field } from 'payload'

/** One value of a document, with its field and where it stands. */
export interface Value {
  field: Named
  value: unknown
  path: string
  siblings: object
}

/** A field that holds a value of its own. */
export type Named = Extract<Field, { name: string }>

/** Every value that a document holds, however deep its field lies. */
export function valuesIn(fields: Field[], holder: object, at = ''): Value[] {
  const siblings = holder as Record<string, unknown>
  return fields.flatMap((field): Value[] => {
    if (field.type === 'tabs') return valuesIn(field.tabs as Field[], holder, at)
    if (!('name' in field) || !field.name) return 'fields' in field ? valuesIn(field.fields, holder, at) : []
    const value = siblings[field.name]
    const path = at + field.name
    const own = { field: field as Named, value, path, siblings }
    if (!('fields' in field)) return [own]
    const rows = Array.isArray(value)
      ? value.map((row: unknown, place) => ({ row, below: `${path}.${place}.` }))
      : [{ row: value, below: `${path}.` }]
    return [own, ...rows.flatMap(({ row, below }) => (isRecord(row) ? valuesIn(field.fields, row, below) : []))]
  })
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
