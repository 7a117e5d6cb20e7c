import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { staffRolesOf, type StaffRole } from '../requests/caller.ts'

/** Allows staff with one of these roles. A customer's session is never enough. */
export function staffIn(...roles: StaffRole[]): Access & FieldAccess {
  return ({ req }) => hasRole(req, roles)
}

/** Whether the caller is signed in as staff with one of these roles. */
export function hasRole(req: PayloadRequest, roles: readonly StaffRole[]): boolean {
  return staffRolesOf(req)?.some((role) => roles.includes(role)) ?? false
}

export const anyStaff: Access = ({ req }) => staffRolesOf(req) !== undefined

/** Hides a collection from the menus of all staff but those with one of these roles. */
export function hiddenExceptFor(...roles: StaffRole[]) {
  return ({ user }: { user: object | null }): boolean => {
    const own: unknown = user && 'roles' in user ? user.roles : []
    return !(Array.isArray(own) && roles.some((role) => own.includes(role)))
  }
}

/** Hides the collections that only admins work with. */
export const hiddenFromHandlers = hiddenExceptFor('admin')

/** Who writes content: pages, questions, pictures. */
export const EDITORS: StaffRole[] = ['admin', 'editor']

/** Who writes what leads to content: redirects, menus, words for search engines. */
export const MARKETERS: StaffRole[] = [...EDITORS, 'marketer']

/** Who handles orders, and sees the data of customers. */
export const ORDER_STAFF: StaffRole[] = ['admin', 'order-handler']

/** Written by the shop itself, never through the REST that Payload makes. */
export const noAccess: Access = () => false

/** Every member of staff reads, those with one of these roles write. */
export function writtenBy(...roles: StaffRole[]) {
  const write = staffIn(...roles)
  return { read: anyStaff, create: write, update: write, delete: write }
}

/** Every member of staff reads, admins write. */
export const writtenByAdmins = writtenBy('admin')

/** Staff read what the shop itself writes. */
export const writtenByShop = {
  read: staffIn(...ORDER_STAFF),
  create: noAccess,
  update: noAccess,
  delete: noAccess,
}

/** A field that only the shop's own code writes; a value in a request is ignored. */
export const setByShop: { create: FieldAccess; update: FieldAccess } = { create: () => false, update: () => false }

/** Internal collections: no REST and no place in the admin. */
export const shopOnly = { read: noAccess, create: noAccess, update: noAccess, delete: noAccess }
