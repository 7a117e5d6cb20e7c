import {
  APIError,
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  type PayloadRequest,
} from 'payload'
import * as z from 'zod/mini'
import { isEmpty } from './readable.ts'
import { valuesIn, type Named } from './values-in.ts'

const Facts = z.record(z.string(), z.unknown())

interface Problem {
  label: string
  message: string
  path: string
}

type Sentence = (key: string, values?: object) => string

/**
 * A collection that takes nothing its readers cannot read. Payload asks no text whether it is one, and leaves out fields
 * that the form of just this document hides: so every value is looked at here, in whichever way it comes.
 */
export function soundCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks, fields } = collection
  const checked: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
    const document = { ...originalDoc, ...data }
    const [errors, missing] = [[] as Problem[], [] as Problem[]]
    for (const { field, value, path, siblings, isShown } of valuesIn(fields, data ?? {})) {
      const about = { ...field, data: document, siblingData: siblings, operation, req }
      const message =
        problemWith(field, value, req.t as Sentence) ??
        (await strayReference(req, field, value)) ??
        (await ownProblem(field, value, about))
      const isMissing = isShown && isEmpty(value) && 'required' in field && field.required
      if (message) errors.push({ label: labelOf(field), message, path })
      else if (isMissing) missing.push({ label: labelOf(field), message: req.t('validation:required'), path })
    }
    // What is missing alone Payload says itself, after the shop has filled in what it knows.
    if (errors.length > 0)
      throw new ValidationError({ collection: collection.slug, errors: [...errors, ...missing], req }, req.t)
    return req.payloadAPI === 'REST' ? stampedByShop(data ?? {}, originalDoc) : data
  }
  const beforeOperation = [hasDocument, ...(hooks?.beforeOperation ?? [])]
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation, beforeValidate: [checked, ...(hooks?.beforeValidate ?? [])] },
  }
}

/** A copy needs nothing said of it; whatever else is written is a document. */
const hasDocument: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isWritten = operation === 'create' || operation === 'update'
  if (!isWritten || ('duplicateFromID' in args && args.duplicateFromID)) return args
  if (!Facts.safeParse(args.data).success) throw new APIError('No document', 400)
  return args
}

/** When a document was made and changed is said by the shop: what was read since a change is told by it. */
function stampedByShop(data: Record<string, unknown>, original?: Record<string, unknown>): Record<string, unknown> {
  const { createdAt: _made, updatedAt: _changed, ...rest } = data
  return original ? { ...rest, createdAt: original.createdAt } : rest
}

const Instant = z.union([z.date(), z.iso.date(), z.iso.datetime({ offset: true })])
const Line = z.string().check(z.regex(/^\P{Cc}*$/u))
const Prose = z.string().check(z.regex(/^[\P{Cc}\n\r\t]*$/u))

const kinds: Partial<Record<Field['type'], [z.ZodMiniType, string]>> = {
  text: [Line, 'validation:invalidInput'],
  email: [Line, 'validation:emailAddress'],
  textarea: [Prose, 'validation:invalidInput'],
  number: [z.number(), 'validation:enterNumber'],
  checkbox: [z.boolean(), 'validation:trueOrFalse'],
  date: [Instant, 'validation:invalidInput'],
  group: [Facts, 'validation:invalidInput'],
  array: [z.array(Facts), 'validation:invalidInput'],
}

/** What is wrong with a value whatever it means: that it is of another kind, none of those to choose from, or blank. */
function problemWith(field: Named, value: unknown, t: Sentence): string | undefined {
  if (isEmpty(value)) return undefined
  const [shape, sentence = ''] = kinds[field.type] ?? []
  if (shape && !shape.safeParse(value).success) return t(sentence)
  if ('required' in field && field.required && typeof value === 'string' && !/\S/.test(value))
    return t('validation:required')
  if (field.type === 'select' && !isChoice(field.options, field.hasMany, value)) return t('validation:invalidSelection')
  if (field.type !== 'number') return undefined
  const [label, { min = -Infinity, max = Infinity }] = [t('general:value'), field]
  if (Number(value) < min) return t('validation:lessThanMin', { label, min, value })
  return Number(value) > max ? t('validation:greaterThanMax', { label, max, value }) : undefined
}

function isChoice(
  options: readonly (string | { value: string })[],
  isMany: boolean | undefined,
  value: unknown,
): boolean {
  const known = options.map((option) => (typeof option === 'string' ? option : option.value))
  const chosen: unknown[] = isMany && Array.isArray(value) ? value : [value]
  return chosen.every((one) => typeof one === 'string' && known.includes(one))
}

async function ownProblem(field: Named, value: unknown, about: object): Promise<string | undefined> {
  if (isEmpty(value) || !('validate' in field) || typeof field.validate !== 'function') return undefined
  const validate = field.validate as (value: unknown, about: object) => unknown
  const said = await validate(value, about)
  return typeof said === 'string' ? said : undefined
}

/** What points to a document points to one that is there. */
async function strayReference(req: PayloadRequest, field: Named, value: unknown): Promise<string | undefined> {
  const isReference = field.type === 'relationship' || field.type === 'upload'
  if (isEmpty(value) || !isReference || typeof field.relationTo !== 'string') return undefined
  const { db } = req.payload
  const ids = [...new Set([value].flat())]
  const areIds = ids.every((id) => (db.defaultIDType === 'number' ? Number.isSafeInteger(id) : typeof id === 'string'))
  const isMeant = areIds && Array.isArray(value) === Boolean(field.hasMany)
  if (isMeant && ids.length === 0) return undefined
  const found = isMeant && (await db.count({ collection: field.relationTo, where: { id: { in: ids } } }))
  return found && found.totalDocs === ids.length ? undefined : (req.t as Sentence)('validation:invalidSelection')
}

function labelOf(field: Named): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : field.name
}
