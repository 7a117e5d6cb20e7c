import { noAccess, writtenByAdmins } from '#plugins/kit/admin/access.ts'

/** All staff see the catalog, admins change it. Articles are hidden, never deleted. */
export const catalogAccess = { ...writtenByAdmins, delete: noAccess }

/** Where the catalog stands in the admin's menu. */
export const CATALOG_GROUP = 'Valikoima'
