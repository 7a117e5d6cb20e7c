import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import type { CustomerSession, LoginMethod } from '#contracts/customers.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import {
  isSessionAlive,
  LAST_USE_LAG_MS,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
  trustOf,
} from '#domain/customers/session-life.ts'
import { CUSTOMER_COOKIE, SIGNED_IN_COOKIE } from '#domain/own-storage.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { setCookie, type CustomerCaller, type SessionResolver } from '#plugins/kit/requests/caller.ts'
import type { Owner } from '#plugins/kit/requests/ownership.ts'
import {
  changeIf,
  deleteWhere,
  findAll,
  findOne,
  writeUnlessTaken,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { newToken, tokenHashOf } from './tokens.ts'

type StoredSession = Stored<'customer-sessions'>

const MAX_AGE = `Max-Age=${SESSION_MAX_DAYS * 86_400}`
const DAY_MS = 86_400_000
const shownToken = new RegExp(String.raw`(?:^|;\s*)${CUSTOMER_COOKIE}=([\w-]{43})(?:;|$)`)

/** The customer of the request's session cookie. */
export const customerSession: SessionResolver = async (req) => {
  const session = await findSession(req)
  if (!session) return null
  if (now().getTime() - Date.parse(session.lastUsedAt) > LAST_USE_LAG_MS) noteUse(req, session)
  return callerFor(session)
}

async function findSession(req: PayloadRequest): Promise<StoredSession | null> {
  const token = tokenOf(req)
  if (token === undefined) return null
  const session = await findOne(req, 'customer-sessions', { tokenHash: { equals: tokenHashOf(token) } })
  return session && isSessionAlive(timesOf(session), now()) ? session : null
}

function callerFor(session: StoredSession): CustomerCaller {
  const { customer: id, ref, shopper } = session
  return { kind: 'customer', id, shopper, session: ref, trust: trustOf(timesOf(session), now()) }
}

function timesOf({ startedAt: createdAt, lastUsedAt, identifiedAt }: StoredSession) {
  return { createdAt, lastUsedAt, identifiedAt }
}

/** No request waits for it: a lost note ends a session at most ten minutes sooner. */
function noteUse(req: PayloadRequest, { id }: StoredSession): void {
  changeIf(req, 'customer-sessions', { id: { equals: id } }, { lastUsedAt: nowIso() }).catch((problem: unknown) => {
    req.payload.logger.warn({ err: problem }, 'The use of a session was not noted')
  })
}

/** Signs a customer in: a new session in place of the browser's former one. The caller is the customer from here on. */
export async function startSession(
  req: PayloadRequest,
  { number: customer, shopper }: Pick<Stored<'customers'>, 'number' | 'shopper'>,
  { method, isStrong = false }: { method: LoginMethod; isStrong?: boolean },
): Promise<void> {
  await endOwnSession(req)
  const token = newToken()
  const at = nowIso()
  const session = {
    tokenHash: tokenHashOf(token),
    ref: randomUUID(),
    customer,
    shopper,
    method,
    device: deviceName(req.headers.get('user-agent') ?? ''),
    startedAt: at,
    lastUsedAt: at,
    identifiedAt: isStrong ? at : null,
  }
  await writeUnlessTaken(req, 'customer-sessions', session)
  setCookie(req, `${CUSTOMER_COOKIE}=${token}; ${MAX_AGE}; HttpOnly`)
  setCookie(req, `${SIGNED_IN_COOKIE}=1; ${MAX_AGE}`)
  const trust = isStrong ? 'strong' : 'weak'
  req.context['caller'] = {
    kind: 'customer',
    id: customer,
    shopper,
    session: session.ref,
    trust,
  } satisfies CustomerCaller
}

/** Ends the session of the request's cookie, if there is one. */
export async function endOwnSession(req: PayloadRequest): Promise<void> {
  const token = tokenOf(req)
  if (token !== undefined) await deleteWhere(req, 'customer-sessions', { tokenHash: { equals: tokenHashOf(token) } })
}

/** Takes the cookies of a session away. */
export function eraseSessionCookies(req: PayloadRequest): void {
  setCookie(req, `${CUSTOMER_COOKIE}=; Max-Age=0; HttpOnly`)
  setCookie(req, `${SIGNED_IN_COOKIE}=; Max-Age=0`)
}

/** Ends the sessions of a customer, but for the one that is named. */
export function endSessions(req: PayloadRequest, customer: string, except?: string): Promise<void> {
  const all: Where = { customer: { equals: customer } }
  return deleteWhere(req, 'customer-sessions', except ? { and: [all, { ref: { not_equals: except } }] } : all)
}

/** In how many browsers a customer is signed in. */
export async function countSessions(req: PayloadRequest, customer: string): Promise<number> {
  const found = await findAll(req, 'customer-sessions', { customer: { equals: customer } })
  return found.filter((one) => isSessionAlive(timesOf(one), now())).length
}

/** Ends one session of a customer. False if the customer has none of that name. */
export async function endSession(req: PayloadRequest, customer: string, ref: string): Promise<boolean> {
  const own: Where = { and: [{ customer: { equals: customer } }, { ref: { equals: ref } }] }
  if (!(await findOne(req, 'customer-sessions', own, ['ref']))) return false
  await deleteWhere(req, 'customer-sessions', own)
  return true
}

/** Whose session has this name; null where there is none. */
export async function ownerOfSession(req: PayloadRequest, ref: string): Promise<Owner | null> {
  const session = await findOne(req, 'customer-sessions', { ref: { equals: ref } }, ['customer'])
  return session && { kind: 'customer', id: session.customer }
}

/** The sessions of a customer that still hold, last used first. */
export async function sessionsOf(
  req: PayloadRequest,
  { id, session }: Pick<CustomerCaller, 'id' | 'session'>,
): Promise<CustomerSession[]> {
  const found = await findAll(req, 'customer-sessions', { customer: { equals: id } }, { sort: '-lastUsedAt' })
  return found
    .filter((one) => isSessionAlive(timesOf(one), now()))
    .map(({ ref, device, startedAt: createdAt, lastUsedAt }) => ({
      ref,
      device: device ?? '',
      createdAt,
      lastUsedAt,
      isCurrent: ref === session,
    }))
}

export const eraseSessions: ScheduledTask = {
  name: 'forget customer sessions',
  every: 3_600_000,
  async run(req) {
    const idle = nowIso(-SESSION_IDLE_DAYS * DAY_MS)
    await deleteWhere(req, 'customer-sessions', { lastUsedAt: { less_than: idle } })
    return 0
  },
}

function tokenOf({ headers }: PayloadRequest): string | undefined {
  return shownToken.exec(headers.get('cookie') ?? '')?.[1]
}
