import type { FlattenedField } from 'payload'

/**
 * Throws where a write leaves a required field empty, as NOT NULL does on SQLite: writes past Payload's forms are not
 * validated. A change of a document names only what it changes.
 */
export function checkRequired(
  collection: string,
  data: Record<string, unknown>,
  fields: FlattenedField[],
  isNew: boolean,
): void {
  for (const field of fields) {
    const value = data[field.name]
    const isEmpty = value === null || (isNew && value === undefined && !hasDefault(field))
    if (isEmpty && isRequired(field)) throw new Error(`${collection}.${field.name} is required and was left empty`)
  }
}

/** A field with a condition is empty where the condition does not hold. */
function isRequired(field: FlattenedField): boolean {
  return (
    'required' in field && field.required === true && !field.admin?.condition && !field.localized && field.name !== 'id'
  )
}

function hasDefault(field: FlattenedField): boolean {
  return 'defaultValue' in field && field.defaultValue !== undefined && typeof field.defaultValue !== 'function'
}
