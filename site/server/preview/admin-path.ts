import type { DraftPage } from '#contracts/preview.ts'

/** The admin, where staff write. */
export const DESK = '/admin'

/** Where staff write a page. */
export function deskPathOf({ id }: DraftPage): string {
  return `${DESK}/collections/pages/${encodeURIComponent(id)}`
}
