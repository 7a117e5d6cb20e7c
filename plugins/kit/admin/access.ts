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

/** Who reads what people have sent by a form, and answers it: some write of their health. */
export const FORM_READERS: StaffRole[] = [...EDITORS, 'customer-service']

/** Who writes what leads to content: redirects, menus, words for search engines. */
export const MARKETERS: StaffRole[] = [...EDITORS, 'marketer']

/** Who handles orders and their money. */
export const ORDER_STAFF: StaffRole[] = ['admin', 'order-handler']

/** Who opens the prescription of an order: order handlers have lenses ground by it. */
export const PRESCRIPTION_STAFF: StaffRole[] = [...ORDER_STAFF, 'optician']

/** Who opens health data that customers store with us, with a reason. */
export const OPTICIANS: StaffRole[] = ['admin', 'optician']

/** Who answers customers: finds them, corrects their details, and reads what was bought, billed and sent to them. */
export const CUSTOMER_STAFF: StaffRole[] = [...ORDER_STAFF, 'customer-service']

/** Who runs the exams of a store: staff of a store its own, the others every store's. */
export const EXAM_STAFF: StaffRole[] = ['admin', 'customer-service', 'optician', 'store-staff']

/** Who hands over what lies ready in a store: those who work there in their own, who handles orders in every one. */
export const PICKUP_STAFF: StaffRole[] = [...ORDER_STAFF, 'optician', 'store-staff']

/** Who serves customers in a store's browser: those who work there in their own, who answers customers in every one. */
export const STORE_MODE_STAFF: StaffRole[] = [...CUSTOMER_STAFF, 'store-staff']

/** Who acts in a customer's name: merges two accounts, exports the customer's data, deletes it. */
export const CUSTOMER_KEEPERS: StaffRole[] = ['admin', 'customer-service']

/** Who reads orders, and finds their customers. */
export const ORDER_READERS: StaffRole[] = [...CUSTOMER_STAFF, 'optician']

/** Written by the shop itself, never through the REST that Payload makes. */
export const noAccess: Access = () => false

/** Every member of staff reads, those with one of these roles write. */
export function writtenBy(...roles: StaffRole[]) {
  const write = staffIn(...roles)
  return { read: anyStaff, create: write, update: write, delete: write }
}

/** Every member of staff reads, admins write. */
export const writtenByAdmins = writtenBy('admin')

/** Staff with one of these roles read what the shop itself writes. */
export function readBy(...roles: StaffRole[]) {
  return { read: staffIn(...roles), create: noAccess, update: noAccess, delete: noAccess }
}

/** A field that only the shop's own code writes; a value in a request is ignored. */
export const setByShop: { create: FieldAccess; update: FieldAccess } = { create: () => false, update: () => false }

/** Internal collections: no REST and no place in the admin. */
export const shopOnly = { read: noAccess, create: noAccess, update: noAccess, delete: noAccess }
