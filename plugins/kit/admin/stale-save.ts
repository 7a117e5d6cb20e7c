import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { adminRefusal } from './admin-refusal.ts'

/** What Payload hands to these hooks of a save. */
interface Save {
  id?: number | string
  data?: { updatedAt?: unknown }
}

/**
 * Refuses a save of an admin form over a document that another person, or another tab, has saved since the form read
 * it. A form sends the `updatedAt` it has read, and as `If-Match` a later one where its own tab has made that. It runs
 * before anything else does, since Payload deletes the file of an upload that gets another one before it validates.
 */
export const refuseStaleSave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data } = args as object as Save
  const known = operation === 'update' && id !== undefined ? knownOf(req, data) : null
  if (id === undefined || known === null) return
  const stored: unknown = await req.payload.findByID({
    collection: collection.slug,
    id,
    draft: hasDraftsEnabled(collection),
    depth: 0,
    req,
    select: { updatedAt: true },
    disableErrors: true,
  })
  refuseIfChanged(known, stored)
}

/** The same for a global. */
export const refuseStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const known = operation === 'update' ? knownOf(req, (args as Save).data) : null
  if (known === null) return
  const select = { updatedAt: true }
  refuseIfChanged(known, await req.payload.findGlobal({ slug: global.slug, depth: 0, select: select as never, req }))
}

/**
 * Whether the shop itself changes the documents of a collection with every sale, such as a stock: that loses no words
 * of staff, since no form writes what is counted.
 */
export function countsBesideForms({ fields }: CollectionConfig): boolean {
  return fields.some((field) => 'name' in field && field.name === 'holdsVersion')
}

/**
 * The instant that the caller knows the document by; null if the call comes from no admin form. Only the admin's forms
 * come as `multipart/form-data`: a call that returns to the published version, restores or changes many at once
 * overwrites on purpose.
 */
function knownOf({ headers, payloadAPI, user }: PayloadRequest, data: Save['data']): string | null {
  const isForm = payloadAPI === 'REST' && (headers.get('content-type') ?? '').startsWith('multipart/form-data')
  if (!isForm || user?.collection !== 'staff' || typeof data?.updatedAt !== 'string') return null
  return headers.get('if-match')?.replaceAll('"', '') ?? data.updatedAt
}

/** By the instant itself, which the two engines write alike: by later and earlier, two clocks could differ. */
function refuseIfChanged(known: string, stored: unknown): void {
  const at = (stored as { updatedAt?: unknown } | null)?.updatedAt
  if (typeof at === 'string' && Date.parse(at) !== Date.parse(known))
    throw adminRefusal('document.changed', {}, { changedAt: at })
}
