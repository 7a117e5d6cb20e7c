import type { Access, FieldAccess } from 'payload'
import { staffRolesOf, type StaffRole } from '../requests/caller.ts'

/** Allows staff with one of these roles. A customer's session is never enough. */
export function staffIn(...roles: StaffRole[]): Access {
  return ({ req }) => staffRolesOf(req)?.some((role) => roles.includes(role)) ?? false
}

export const anyStaff: Access = ({ req }) => staffRolesOf(req) !== undefined

/** Hides from order handlers the collections that only admins work with. */
export function hiddenFromHandlers({ user }: { user: object | null }): boolean {
  const roles: unknown = user && 'roles' in user ? user.roles : []
  return !(Array.isArray(roles) && roles.includes('admin'))
}

/** Written by the shop itself, never through the REST that Payload makes. */
export const noAccess: Access = () => false

/** Every member of staff reads, admins write. */
export const writtenByAdmins = {
  read: anyStaff,
  create: staffIn('admin'),
  update: staffIn('admin'),
  delete: staffIn('admin'),
}

/** Staff read what the shop itself writes. */
export const writtenByShop = {
  read: staffIn('admin', 'order-handler'),
  create: noAccess,
  update: noAccess,
  delete: noAccess,
}

/** A field that only the shop's own code writes; a value in a request is ignored. */
export const setByShop: { create: FieldAccess; update: FieldAccess } = { create: () => false, update: () => false }

/** Internal collections: no REST and no place in the admin. */
export const shopOnly = { read: noAccess, create: noAccess, update: noAccess, delete: noAccess }
