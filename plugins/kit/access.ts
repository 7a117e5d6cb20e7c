import type { Access, FieldAccess } from 'payload'
import { staffRolesOf, type StaffRole } from './caller.ts'

/** Lets in staff with one of these roles. A customer's session opens nothing. */
export function staffIn(...roles: StaffRole[]): Access {
  return ({ req }) => staffRolesOf(req)?.some((role) => roles.includes(role)) ?? false
}

export const anyStaff: Access = ({ req }) => staffRolesOf(req) !== undefined

/** Keeps out of an order handler's menu what only admins work with. */
export function hiddenFromHandlers({ user }: { user: object | null }): boolean {
  const roles: unknown = user && 'roles' in user ? user.roles : []
  return !(Array.isArray(roles) && roles.includes('admin'))
}

/** Written by the shop itself, never through the REST that Payload makes. */
export const nobody: Access = () => false

/** A field that the shop fills in by itself, whatever is sent for it. */
export const byTheShop: { create: FieldAccess; update: FieldAccess } = { create: () => false, update: () => false }

/** Kept by the shop for itself: no REST at all, and no place in the admin. */
export const shopOnly = { read: nobody, create: nobody, update: nobody, delete: nobody }
