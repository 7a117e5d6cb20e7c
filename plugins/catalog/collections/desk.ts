import { anyStaff, nobody, staffIn } from '#plugins/kit/access.ts'

/** Everyone behind the desk sees the catalog, admins change it. What was once sold is hidden, never deleted. */
export const catalogAccess = { read: anyStaff, create: staffIn('admin'), update: staffIn('admin'), delete: nobody }

/** Where the catalog stands in the admin's menu. */
export const CATALOG_GROUP = 'Valikoima'
