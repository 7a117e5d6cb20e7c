import type { PayloadRequest } from 'payload'
import { PreviewClaims } from '#contracts/preview.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { previewEnd, problemWithPreview } from '#domain/preview/preview-term.ts'
import { PREVIEW_COOKIE, previewTokenIn } from '#domain/preview-cookie.ts'
import { Refusal } from '#domain/refusal.ts'
import { hasRole, MARKETERS } from '#plugins/kit/admin/access.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'

/** Who may see what is not published yet: all who write something of it. */
export const PREVIEWERS = MARKETERS

/** Its end is a claim, since the preview's bar shows it. */
const link = signedLink(PREVIEW_COOKIE, PreviewClaims)

type Wish<Claims = PreviewClaims> = Claims extends PreviewClaims ? Omit<Claims, 'staff' | 'expiresAt'> : never

/**
 * The token of a preview for the signed-in member of staff. Within half an hour it is the same token. It is valid with
 * the session of that member alone, so an address that leaks shows nothing.
 */
export function previewToken(req: PayloadRequest, wish: Wish): string {
  const claims = { ...wish, staff: staffOf(req), expiresAt: previewEnd(nowIso()) }
  return link.sign(PreviewClaims.parse(claims))
}

/** The claims of a token. Throws `preview.forged`, `preview.other_staff` or `preview.expired`. */
export function assertReadPreview(req: PayloadRequest, token: string): PreviewClaims {
  const read = readToken(req, token)
  if (typeof read === 'string') throw new Refusal(read)
  return read
}

/** The preview that a request is made in, by its cookie and the session of staff; undefined for everybody else. */
export function previewOf(req: PayloadRequest): PreviewClaims | undefined {
  const token = previewTokenIn(req.headers.get('cookie'), process.env.SHOP_URL)
  if (token === undefined || !hasRole(req, PREVIEWERS)) return undefined
  const read = readToken(req, token)
  return typeof read === 'string' ? undefined : read
}

/** The claims of a token, or why it shows nothing to this member of staff. */
function readToken(req: PayloadRequest, token: string): PreviewClaims | RefusalCode {
  const claims = link.read(token)
  if (!claims) return 'preview.forged'
  return problemWithPreview(claims, { staff: staffOf(req), now: nowIso() }) ?? claims
}

function staffOf({ user }: PayloadRequest): string {
  return String(user?.id ?? '')
}
