import type { Config, JSONField, TextField } from 'payload'

type ChangeSchema = NonNullable<NonNullable<Config['typescript']>['schema']>[number]
type Schema = Parameters<ChangeSchema>[0]['jsonSchema']

/** A number on SQLite, a text on MongoDB. */
const ID = ['number', 'string'] as ['number', 'string']

/**
 * Makes the generated types those of documents as repositories read them: ids fit either database, a relation is the id of
 * the other document, and lists of documents that point here (`join`) are not read.
 */
export const asRead: ChangeSchema = ({ jsonSchema }) => {
  const { definitions = {}, properties = {} } = withIdsForRelations(jsonSchema)
  const withIds = Object.entries(definitions).map(([name, { properties: fields, ...entity }]) => [
    name,
    // A selection (`pages_select`) names fields and has no values.
    name.endsWith('_select')
      ? jsonSchema.definitions?.[name]
      : { ...entity, ...(fields && { properties: { ...fields, ...(fields.id && { id: { type: ID } }) } }) },
  ])
  const { collectionsJoins: _, ...config } = properties
  const db = { ...config.db, properties: { defaultIDType: { type: ID } } }
  return {
    ...jsonSchema,
    definitions: Object.fromEntries(withIds),
    properties: { ...config, db },
    required: Object.keys(config),
  }
}

/** Types a field by what a contract, or the file beside the repository, says of it. For `typescriptSchema`. */
export function typed(tsType: string): ((args: { jsonSchema: Schema }) => Schema)[] {
  return [({ jsonSchema: { description } }) => ({ ...(description && { description }), tsType })]
}

type More<Field extends JSONField | TextField> = Pick<Field, 'required' | 'index' | 'access' | 'admin'>

/** A text of the given type. Required, unless `more` says otherwise. */
export function typedText(name: string, tsType: string, { required = true, ...more }: More<TextField> = {}): TextField {
  return { name, type: 'text', ...(required && { required }), typescriptSchema: typed(tsType), ...more }
}

/** JSON of the given type. Required, unless `more` says otherwise. */
export function typedJson(name: string, tsType: string, { required = true, ...more }: More<JSONField> = {}): JSONField {
  return { name, type: 'json', ...(required && { required }), typescriptSchema: typed(tsType), ...more }
}

/** The language in which a customer is answered. */
export const languageField = (more: More<TextField> = {}) =>
  typedText('language', "import('#contracts/language.ts').Language", more)

/** Relations, which Payload types as an id or the whole document, as ids, at any depth; without joins. */
function withIdsForRelations(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(withIdsForRelations)
  if (typeof schema !== 'object' || schema === null) return schema
  const [id, document] = schema.oneOf ?? []
  if (id?.type && document?.$ref) {
    const { oneOf: _, ...rest } = schema
    return { ...rest, type: id.type.includes('null') ? [...ID, 'null'] : ID }
  }
  const isJoin = (value: Schema | null) => value?.properties && 'hasNextPage' in value.properties
  const stored = Object.entries(schema).filter(([, value]) => !isJoin(value as Schema))
  return Object.fromEntries(stored.map(([name, value]) => [name, withIdsForRelations(value as Schema)]))
}
