import type { PreviewClaims } from '#contracts/preview.ts'
import type { RefusalCode } from '#contracts/refusals.ts'

/** The longest that a preview lasts, in minutes. */
export const PREVIEW_MINUTES = 60

const STEP_MS = (PREVIEW_MINUTES / 2) * 60_000

/**
 * The ISO instant at which a preview ends that is opened now: after 30 to 60 minutes. It is the same within half an hour,
 * so that the address of a preview stays the same while an editor works.
 */
export function previewEnd(now: string): string {
  return new Date((Math.floor(Date.parse(now) / STEP_MS) + 2) * STEP_MS).toISOString()
}

/** Who looks at a preview, and when. */
interface Viewing {
  /** Id of the signed-in member of staff. */
  staff: string
  /** ISO instant. */
  now: string
}

/** Why a preview shows nothing; undefined while it is in force for this member of staff. */
export function problemWithPreview(claims: PreviewClaims, { staff, now }: Viewing): RefusalCode | undefined {
  if (claims.staff !== staff) return 'preview.other_staff'
  const leftMs = Date.parse(claims.expiresAt) - Date.parse(now)
  return leftMs > 0 && leftMs <= PREVIEW_MINUTES * 60_000 ? undefined : 'preview.expired'
}

/** Whether a preview is of this page, in the language that the page had when it was opened. */
export function isPreviewOf(claims: PreviewClaims, page: { id: string; language: string }): boolean {
  return claims.kind === 'page' && claims.page === page.id && claims.language === page.language
}
