import type { Field } from 'payload'

/** One value of a document, with its field and where it stands. */
interface Value {
  field: Named
  value: unknown
  path: string
  siblings: object
  /** Whether the form of just this document shows the field. */
  isShown: boolean
}

/** A field that holds a value of its own. */
export type Named = Extract<Field, { name: string }>

/** Every value that a document holds, however deep its field lies. */
export function valuesIn(fields: Field[], document: object): Value[] {
  return look(fields, document, { document, at: '', isShown: true })
}

interface Place {
  document: object
  at: string
  isShown: boolean
}

function look(fields: Field[], holder: object, { document, at, isShown: isPlaceShown }: Place): Value[] {
  const siblings = holder as Record<string, unknown>
  return fields.flatMap((field): Value[] => {
    const isShown = isPlaceShown && meetsCondition(field, document, siblings)
    const place = { document, at, isShown }
    if (field.type === 'tabs') return look(field.tabs as Field[], holder, place)
    if (!('name' in field) || !field.name) return 'fields' in field ? look(field.fields, holder, place) : []
    const value = siblings[field.name]
    const path = at + field.name
    const own = { field: field as Named, value, path, siblings, isShown }
    if (!('fields' in field)) return [own]
    const rows = Array.isArray(value)
      ? value.map((row: unknown, index) => ({ row, below: `${path}.${index}.` }))
      : [{ row: value, below: `${path}.` }]
    const inside = ({ row, below }: (typeof rows)[number]) =>
      isRecord(row) ? look(field.fields, row, { ...place, at: below }) : []
    return [own, ...rows.flatMap(inside)]
  })
}

function meetsCondition({ admin }: Field, document: object, siblings: object): boolean {
  const condition = admin && 'condition' in admin ? admin.condition : undefined
  return condition ? Boolean(condition(document, siblings, {} as never)) : true
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
