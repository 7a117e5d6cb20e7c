import type { DraftPage } from '#contracts/preview.ts'

/** The admin, where staff write. */
export const ADMIN = '/admin'

/** Where staff write a page. */
export function adminPathOf({ id }: DraftPage): string {
  return `${ADMIN}/collections/pages/${encodeURIComponent(id)}`
}
