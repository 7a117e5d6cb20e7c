import type { Access, CollectionConfig, Field, FieldAccess } from 'payload'
import { anyStaff, EDITORS, noAccess, staffIn } from '#plugins/kit/admin/access.ts'
import { staffRolesOf } from '#plugins/kit/requests/caller.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'

/** What staff of a store leave alone: by these others find the store. */
const IDENTITY = ['number', 'name', 'slug', 'isOpen']

const isEditor = staffIn(...EDITORS)

/** Editors change every store, staff of a store their own. */
const ownStore: Access = (args) => {
  if (isEditor(args)) return true
  const { req } = args
  const { store } = (req.user ?? {}) as { store?: DocumentId | { id: DocumentId } | null }
  if (!staffRolesOf(req)?.includes('store-staff') || !store) return false
  return { id: { equals: typeof store === 'object' ? store.id : store } }
}

/** Who may do what with stores. They are hidden from customers, never deleted. */
export const storeAccess = { read: anyStaff, create: staffIn('admin'), update: ownStore, delete: noAccess }

/** The collection with the fields locked that staff of a store leave alone. */
export function withLockedIdentity(stores: CollectionConfig): CollectionConfig {
  return { ...stores, fields: stores.fields.map(locked) }
}

function locked(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(locked) })) }
  if (!('name' in field)) return 'fields' in field ? { ...field, fields: field.fields.map(locked) } : field
  return IDENTITY.includes(field.name) ? ({ ...field, access: { update: isEditor as FieldAccess } } as Field) : field
}
