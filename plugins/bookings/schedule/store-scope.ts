import type { Access, FieldAccess, PayloadRequest, RelationshipField, Where } from 'payload'
import { anyStaff, hasRole, staffIn } from '#plugins/kit/admin/access.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import { staffText } from './admin-fields.ts'

const MAKERS = ['admin', 'store-staff'] as const

/** The store whose staff the caller belongs to; undefined of others. */
export function ownStoreOf(req: PayloadRequest): DocumentId | undefined {
  const { store } = (req.user ?? {}) as { store?: DocumentId | { id: DocumentId } | null }
  if (!store || !hasRole(req, ['store-staff'])) return undefined
  return typeof store === 'object' ? store.id : store
}

/** Whether the caller plans the shifts of this store. Code of the shop itself, which has no caller, may. */
export function mayPlan(req: PayloadRequest, store: unknown): boolean {
  if (!req.user || hasRole(req, ['admin'])) return true
  return sameId(ownStoreOf(req), store)
}

/** Relations come as ids, as whole documents, and from forms as texts. */
export function sameId(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((each) => (isDocument(each) ? each.id : each))
  return a !== undefined && a !== null && String(a) === String(b)
}

function isDocument(value: unknown): value is { id: DocumentId } {
  return typeof value === 'object' && value !== null && 'id' in value
}

/** Admins may do it with every document, staff of a store with those where this holds for it. */
function ofOwnStore(where: (store: DocumentId) => Where): Access {
  return ({ req }) => {
    if (hasRole(req, ['admin'])) return true
    const store = ownStoreOf(req)
    return store !== undefined && where(store)
  }
}

/** Staff of a store plan its shifts, admins those of every store. `path` leads to the store. */
export function plannedByStores(path: string): Record<'read' | 'create' | 'update' | 'delete', Access> {
  const own = ofOwnStore((store) => ({ [path]: { equals: store } }))
  return { read: anyStaff, create: staffIn(...MAKERS), update: own, delete: own }
}

/** The same, with reading limited too: only those who plan around an absence see its reason. */
export function plannedAndReadByStores(path: string): Record<'read' | 'create' | 'update' | 'delete', Access> {
  const { update: own, ...access } = plannedByStores(path)
  return { ...access, read: own, update: own }
}

export const byAdmins = staffIn('admin') as FieldAccess

/** The store of a row, which staff of a store choose as their own. */
export const storeField: RelationshipField = {
  name: 'store',
  label: 'Myymälä',
  type: 'relationship',
  relationTo: 'stores',
  required: true,
  index: true,
  defaultValue: ({ req }: { req?: PayloadRequest }) => (req ? ownStoreOf(req) : undefined),
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (value === undefined || value === null || value === '') return req.t('validation:required')
    return mayPlan(req, value) || staffText()('not_own_store')
  },
}

/** Whose row it is. */
export const optometristField: RelationshipField = {
  name: 'optometrist',
  label: 'Optikko',
  type: 'relationship',
  relationTo: 'optometrists',
  required: true,
  index: true,
}
