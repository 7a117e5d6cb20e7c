import { randomUUID } from 'node:crypto'
import type { Config, PayloadRequest } from 'payload'
import { SHOPPER_COOKIE, SHOPPER_DAYS } from '#domain/own-storage.ts'
import { Refusal } from '#domain/refusal.ts'
import { isSigned, signature } from '../sealing/secrets.ts'

/** What members of staff do: everything, orders, prescriptions, customers, content, marketing, or the store they work in. */
export const staffRoles = [
  'admin',
  'order-handler',
  'optician',
  'customer-service',
  'editor',
  'marketer',
  'store-staff',
] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who a request is from. A signed-in caller has an identity and may send the shopper cookie as well: `shopperOf` gives
 * the owner of the cart for every kind of caller.
 */
export type Caller =
  | CustomerCaller
  | StoreCaller
  | { kind: 'representative'; id: Id; company: Id }
  | { kind: 'staff'; id: Id; roles: readonly StaffRole[] }
  | { kind: 'shopper'; id: string }
  | { kind: 'anonymous' }

/** A store whose staff serve customers in its own browser, named by its number. */
export interface StoreCaller {
  kind: 'store'
  id: number
  /** Of the store, as customers know it. */
  name: string
  /** Name of the member of staff who opened it. */
  staff: string
  /** Number of the customer whom it serves; null if the customer has no account, or none is chosen. */
  customer: string | null
  /** Names the session among those of stores. */
  session: string
  /** Owner of the cart of the served customer, whatever the browser had in its own. */
  shopper: string
}

/** A signed-in customer, named by customer number. */
export interface CustomerCaller {
  kind: 'customer'
  id: string
  trust: 'weak' | 'strong'
  /** Names the session among the customer's. */
  session: string
  /** Owner of the customer's cart, in every browser. */
  shopper: string
}

/** The id of a document: a number in SQLite, a text in MongoDB. */
export type Id = string | number

/** Kinds of signed-in callers. A strong customer has used strong identification (bank codes or mobile certificate). */
export type SignedIn = 'customer' | 'strong-customer' | 'store' | 'representative' | 'staff' | StaffRole

/** Who may call: anyone, a shopper with our signed cookie, or one of the kinds of signed-in callers. */
export type Who = 'anyone' | 'shopper' | SignedIn | readonly SignedIn[]

/**
 * Reads a session that a plugin issued, from a cookie of its own. Null where the request has none, without a query: resolvers run for every request. Registered by `extend(config, { sessions: [resolver] })`.
 */
export type SessionResolver = (req: PayloadRequest) => Promise<Caller | null>

const SHOPPER_SECONDS = SHOPPER_DAYS * 86_400
const shownShopper = new RegExp(String.raw`(?:^|;\s*)${SHOPPER_COOKIE}=([\w-]{1,64})\.([\w-]{1,64})`)

/**
 * Authorizes the request or throws a refusal. One browser may hold several sessions, so the caller is the first one that
 * is allowed. On public routes a staff session is ignored. A change requires the CSRF token of the shopper cookie; one by
 * staff does not, since the front server checks the origin of their requests.
 */
export async function authorize(req: PayloadRequest, who: Who): Promise<void> {
  const isChange = req.method !== 'GET'
  if (who === 'shopper' && !shopperOf(req))
    throw new Refusal(isChange ? 'request.token_stale' : 'request.not_signed_in')
  const sessions = await sessionsOf(req)
  const caller =
    who === 'anyone' || who === 'shopper'
      ? (sessions[0] ?? shopperOrAnonymous(req))
      : allowedSession(req, [...sessions, ...staffOf(req)], [who].flat())
  if (isChange && caller.kind !== 'staff' && !showsToken(req)) throw new Refusal('request.token_stale')
  req.context['caller'] = caller
}

/** The caller, as `authorize` determined before the handler began. */
export function callerOf(req: PayloadRequest): Caller {
  const caller = req.context['caller'] as Caller | undefined
  if (!caller) throw new Error('The caller is known only behind an endpoint')
  return caller
}

/** A key unique to each caller, for data stored per caller. */
export function callerKey(req: PayloadRequest): string {
  const caller = callerOf(req)
  return caller.kind === 'anonymous' ? 'anonymous' : `${caller.kind} ${caller.id}`
}

/** Whether only staff may call, so that the route needs no owner check. */
export function isForStaffOnly(who: Who): boolean {
  return [who].flat().every((kind) => kind === 'staff' || isStaffRole(kind))
}

/** The resolvers that plugins registered. */
export function resolversOf({ custom }: Pick<Config, 'custom'>): SessionResolver[] {
  return (custom?.sessions as SessionResolver[] | undefined) ?? []
}

/** The sessions that the request shows. That of a store comes first: in its browser, staff act. */
async function sessionsOf(req: PayloadRequest): Promise<Caller[]> {
  const found = await Promise.all(resolversOf(req.payload.config).map((resolve) => resolve(req)))
  const sessions = found.filter((session) => session !== null)
  return [...sessions.filter(({ kind }) => kind === 'store'), ...sessions.filter(({ kind }) => kind !== 'store')]
}

function staffOf(req: PayloadRequest): Caller[] {
  const roles = staffRolesOf(req)
  return roles && req.user ? [{ kind: 'staff', id: req.user.id, roles }] : []
}

function shopperOrAnonymous(req: PayloadRequest): Caller {
  const id = shopperOf(req)
  return id ? { kind: 'shopper', id } : { kind: 'anonymous' }
}

function allowedSession(req: PayloadRequest, sessions: Caller[], kinds: readonly SignedIn[]): Caller {
  const caller = sessions.find((session) => kinds.some((kind) => matches(session, kind)))
  if (caller) return caller
  if (sessions.length === 0 && !req.user) throw new Refusal('request.not_signed_in')
  if (needsSecondStep(req.user) && kinds.some((kind) => kind === 'staff' || isStaffRole(kind)))
    throw new Refusal('staff.second_step_needed')
  const isTooWeak = kinds.includes('strong-customer') && sessions.some(({ kind }) => kind === 'customer')
  throw new Refusal(isTooWeak ? 'request.needs_strong_identification' : 'request.not_allowed')
}

function matches(caller: Caller, kind: SignedIn): boolean {
  if (kind === 'strong-customer') return caller.kind === 'customer' && caller.trust === 'strong'
  if (isStaffRole(kind)) return caller.kind === 'staff' && caller.roles.includes(kind)
  return caller.kind === kind
}

export function isStaffRole(kind: string): kind is StaffRole {
  return staffRoles.some((role) => role === kind)
}

/**
 * The name (`_strategy` of Payload) of a session whose owner must set up a second step before having any role again.
 */
export const NEEDS_SECOND_STEP = 'owes-second-step'

/** Whether a signed-in member of staff must first set up a second step. Until then the session has no role. */
export function needsSecondStep(user: object | null | undefined): boolean {
  return (user as { _strategy?: string } | null | undefined)?._strategy === NEEDS_SECOND_STEP
}

/** The roles of the signed-in member of staff; undefined for all other callers, customers included. */
export function staffRolesOf(req: PayloadRequest): StaffRole[] | undefined {
  const user = req.user as { collection?: string; roles?: StaffRole[] } | null
  return user?.collection === 'staff' ? (user.roles ?? []) : undefined
}

/** Another site's page can make a browser send the cookie, but cannot read the token. */
function showsToken(req: PayloadRequest): boolean {
  const shopper = shopperOf(req)
  return shopper !== undefined && isSigned('csrf', shopper, req.headers.get('CSRF-TOKEN') ?? '')
}

/** The shopper id in the cookie, if its signature is valid. */
export function shopperOf(req: PayloadRequest): string | undefined {
  const [, id = '', shown = ''] = shownShopper.exec(req.headers.get('cookie') ?? '') ?? []
  return id && isSigned(SHOPPER_COOKIE, id, shown) ? id : undefined
}

/**
 * The owner of the cart, behind a call that only shoppers may make: the customer who is signed in, whose cart is the
 * same in every browser, the customer whom a store serves, or the shopper of the cookie.
 */
export function shopperIdOf(req: PayloadRequest): string {
  const id = shopperOf(req)
  if (!id) throw new Refusal('request.token_stale')
  return sessionShopperOf(req) ?? id
}

/** Whether what this shopper owns is the caller's: by the cookie, or by a session. */
export function isOwnShopper(req: PayloadRequest, id: Id): boolean {
  return shopperOf(req) === id || sessionShopperOf(req) === id
}

function sessionShopperOf(req: PayloadRequest): string | undefined {
  return (customerOf(req) ?? storeCallerOf(req))?.shopper
}

/** The store in whose browser the call was made, behind an endpoint. */
export function storeCallerOf(req: PayloadRequest): StoreCaller | undefined {
  const caller = req.context['caller'] as Caller | undefined
  return caller?.kind === 'store' ? caller : undefined
}

/** The customer who is signed in, behind an endpoint. */
export function customerOf(req: PayloadRequest): CustomerCaller | undefined {
  const caller = req.context['caller'] as Caller | undefined
  return caller?.kind === 'customer' ? caller : undefined
}

/** The owner of the cart, a new shopper whose cookie is set with the answer where there is none; and the CSRF token. */
export function ensureShopper(req: PayloadRequest): { shopperId: string; token: string } {
  const id = shopperOf(req) ?? newShopper(req)
  return { shopperId: sessionShopperOf(req) ?? id, token: signature('csrf', id) }
}

/** Makes the browser another shopper from this answer on, so that tokens of the former one no longer count. */
export function newShopper(req: PayloadRequest): string {
  const id = randomUUID()
  setCookie(req, `${SHOPPER_COOKIE}=${id}.${signature(SHOPPER_COOKIE, id)}; Max-Age=${SHOPPER_SECONDS}; HttpOnly`)
  return id
}

/** Sets a cookie with the answer, for every page and never from another site's form. */
export function setCookie(req: PayloadRequest, cookie: string): void {
  const secure = process.env.SHOP_URL?.startsWith('https:') ? '; Secure' : ''
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', `${cookie}; Path=/; SameSite=Lax${secure}`)
}
