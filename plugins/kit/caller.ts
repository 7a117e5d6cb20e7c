import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { isSigned, signature } from './secrets.ts'

export type StaffRole = 'admin' | 'order-handler'

/** Who may call. A shopper shows our signed cookie; staff have signed in, and some deeds ask for a role. */
export type Who = 'anyone' | 'shopper' | 'staff' | readonly StaffRole[]

const COOKIE = 'shopper'
const ONE_YEAR_SECONDS = 31_536_000

/** Lets the caller in, or says why not. A change must show the token made for its cookie. */
export function admit(req: PayloadRequest, who: Who): void {
  if (typeof who !== 'string' || who === 'staff') return admitStaff(req, who)
  const isChange = req.method !== 'GET'
  if (who === 'shopper' && !shopperOf(req))
    throw new Refusal(isChange ? 'request.token_stale' : 'request.not_signed_in')
  if (isChange && !showsToken(req)) throw new Refusal('request.token_stale')
}

function admitStaff(req: PayloadRequest, who: 'staff' | readonly StaffRole[]): void {
  const roles = staffRolesOf(req)
  if (!roles) throw new Refusal(req.user ? 'request.not_allowed' : 'request.not_signed_in')
  if (who !== 'staff' && !who.some((role) => roles.includes(role))) throw new Refusal('request.not_allowed')
}

/** The roles of the signed-in member of staff; nothing for everybody else, customers included. */
export function staffRolesOf(req: PayloadRequest): StaffRole[] | undefined {
  const user = req.user as { collection?: string; roles?: StaffRole[] } | null
  return user?.collection === 'staff' ? (user.roles ?? []) : undefined
}

/** Another site's page can make a browser send the cookie, but cannot read the token. */
function showsToken(req: PayloadRequest): boolean {
  const shopper = shopperOf(req)
  return shopper !== undefined && isSigned('csrf', shopper, req.headers.get('CSRF-TOKEN') ?? '')
}

/** The shopper the signed cookie names, if it is ours. */
export function shopperOf(req: PayloadRequest): string | undefined {
  const [, id = '', shown = ''] =
    /(?:^|;\s*)shopper=([\w-]{1,64})\.([\w-]{1,64})/.exec(req.headers.get('cookie') ?? '') ?? []
  return id && isSigned(COOKIE, id, shown) ? id : undefined
}

/** The shopper behind a call that only shoppers may make. */
export function shopperIdOf(req: PayloadRequest): string {
  const id = shopperOf(req)
  if (!id) throw new Refusal('request.token_stale')
  return id
}

/** Makes the caller a shopper: the one the cookie names, or a new one whose cookie goes out with the answer. */
export function welcomeShopper(req: PayloadRequest): { shopperId: string; token: string } {
  const known = shopperOf(req)
  const shopperId = known ?? randomUUID()
  if (!known) setCookie(req, `${COOKIE}=${shopperId}.${signature(COOKIE, shopperId)}; Max-Age=${ONE_YEAR_SECONDS}`)
  return { shopperId, token: signature('csrf', shopperId) }
}

function setCookie(req: PayloadRequest, cookie: string): void {
  const secure = process.env.SHOP_URL?.startsWith('https:') ? '; Secure' : ''
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', `${cookie}; Path=/; HttpOnly; SameSite=Lax${secure}`)
}
