import { QueryError, type FlattenedField, type Where } from 'payload'

/** Throws 400 for a condition that SQLite refuses and MongoDB would leave out: an unknown field, an id or date that is none. */
export function checkConditions(where: Where | undefined, fields: FlattenedField[]): void {
  for (const [path, condition] of Object.entries(where ?? {})) {
    if (Array.isArray(condition)) for (const part of condition) checkConditions(part, fields)
    else if (!isField(path, fields) || !valuesIn(condition ?? {}).every(senseOf(path, fields)))
      throw new QueryError([{ path }])
  }
}

function isField(path: string, fields: FlattenedField[]): boolean {
  return path === 'id' || fields.some(({ name }) => name === path.split('.')[0])
}

const comparing = /^(equals|not_equals|in|not_in|greater_than|less_than|greater_than_equal|less_than_equal)$/

function valuesIn(condition: object): unknown[] {
  const compared = Object.entries(condition).filter(([operator]) => comparing.test(operator))
  return compared.flatMap(([, value]) => (typeof value === 'string' ? value.split(',') : value))
}

function senseOf(path: string, fields: FlattenedField[]): (value: unknown) => boolean {
  const isCustom = fields.some(({ name }) => name === 'id')
  if (path === 'id' && !isCustom) return (value) => isUnset(value) || /^[\da-f]{24}$/i.test(String(value))
  const isDate = fields.some(({ name, type }) => name === path && type === 'date')
  return (value) => !isDate || isUnset(value) || !Number.isNaN(new Date(value as string).getTime())
}

function isUnset(value: unknown): boolean {
  return value === null || value === undefined || value === 'null' || value === ''
}
