import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { StoreMode } from '#contracts/store-mode.ts'
import { STORE_COOKIE, STORE_MODE_COOKIE } from '#domain/own-storage.ts'
import { Refusal } from '#domain/refusal.ts'
import { endOfSession, IDLE_MINUTES, sessionAge, STORE_MODE_HOURS } from '#domain/store-mode/session-life.ts'
import { changeCart } from '#plugins/cart/repository.ts'
import { endOwnSession, eraseSessionCookies } from '#plugins/customers/sessions.ts'
import { newToken, tokenHashOf } from '#plugins/customers/tokens.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { setCookie, storeCallerOf, type SessionResolver, type StoreCaller } from '#plugins/kit/requests/caller.ts'
import { isSigned, signature } from '#plugins/kit/sealing/secrets.ts'
import {
  changeIf,
  deleteWhere,
  documentId,
  findAll,
  findOne,
  writeUnlessTaken,
  type DocumentId,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { whyNotOpen } from './who-may-open.ts'

export type StoreSession = Stored<'store-sessions'>

const MAX_AGE = `Max-Age=${STORE_MODE_HOURS * 3600}`
const shownToken = new RegExp(String.raw`(?:^|;\s*)${STORE_COOKIE}=([\w-]{43})\.([\w-]{1,64})(?:;|$)`)
/** The next customer: not chosen yet, with an empty cart. */
const noCustomer = () => ({ shopper: randomUUID(), customer: null, typed: null })

/**
 * The store of the request's cookie. A forged one costs no query. It has ended with the first request after the member of staff who
 * opened it lost the account, the role or the store, has another password, or the store was closed: all are asked each time.
 */
export const storeSession: SessionResolver = async (req) => {
  const token = tokenOf(req)
  const session = token && (await findOne(req, 'store-sessions', { tokenHash: { equals: tokenHashOf(token) } }))
  if (!session) return null
  const [member, store] = await Promise.all([openedBy(req, session.staff), storeOf(req, session.store)])
  const age = sessionAge(session, now())
  if (!member || !store || !isOpen(session, member) || (await whyNotOpen(req, member, session.store))) {
    await deleteWhere(req, 'store-sessions', { id: { equals: session.id } })
    return null
  }
  if (age === 'due') await changeIf(req, 'store-sessions', { id: { equals: session.id } }, { lastUsedAt: nowIso() })
  return callerFor(age === 'idle' ? await afterIdling(req, session) : session, store.name)
}

const openedBy = (req: PayloadRequest, staff: string) =>
  findOne(req, 'staff', { id: { equals: documentId(req, staff) } }, ['name', 'roles', 'store', 'hash'])

/** Whether a session lasts, by its age and by the password it was opened under. */
function isOpen(session: StoreSession, member: Pick<Stored<'staff'>, 'hash'>): boolean {
  return sessionAge(session, now()) !== 'over' && session.ref.endsWith(`.${passwordMark(member)}`)
}

/** Says which password a session was opened under, and nothing of it. The reference of a session ends with it. */
export function passwordMark({ hash }: Pick<Stored<'staff'>, 'hash'>): string {
  return signature('store session', hash ?? '').slice(0, 22)
}

/** The stores that a member of staff has open, the newest first. */
export async function openStoresOf(req: PayloadRequest, staff: DocumentId): Promise<StoreSession[]> {
  const member = await openedBy(req, String(staff))
  if (!member) return []
  const found = await findAll(req, 'store-sessions', { staff: { equals: String(staff) } }, { sort: '-startedAt' })
  return found.filter((session) => isOpen(session, member))
}

/** Closes every store that a member of staff has open. Repeated, it changes nothing. */
export async function closeStoresOf(req: PayloadRequest, staff: DocumentId): Promise<void> {
  for (const { id, shopper } of await findAll(req, 'store-sessions', { staff: { equals: String(staff) } })) {
    await emptyCart(req, shopper)
    await deleteWhere(req, 'store-sessions', { id: { equals: id } })
  }
}

/**
 * Clears the served customer, as the button does, once the session has been idle. Of simultaneous requests, one does
 * it.
 */
async function afterIdling(req: PayloadRequest, session: StoreSession): Promise<StoreSession> {
  const { id, lastUsedAt, shopper } = session
  const where = { and: [{ id: { equals: id } }, { lastUsedAt: { equals: lastUsedAt } }] }
  const next = await changeIf(req, 'store-sessions', where, { ...noCustomer(), lastUsedAt: nowIso() })
  if (next) await emptyCart(req, shopper)
  return next ?? (await findOne(req, 'store-sessions', { id: { equals: id } })) ?? session
}

function callerFor({ ref, staffName: staff, store, shopper, customer }: StoreSession, name: string): StoreCaller {
  return { kind: 'store', id: store, name, staff, customer, session: ref, shopper }
}

/** Opens a store in the browser of the member of staff who asks. A customer's session there ends, as does another store's. */
export async function openStore(req: PayloadRequest, number: number): Promise<StoreMode> {
  const store = await storeOf(req, number)
  if (!store) throw new Refusal('store.not_found')
  const member = await openedBy(req, String(req.user?.id))
  if (!member) throw new Refusal('request.not_signed_in')
  const problem = await whyNotOpen(req, member, number)
  if (problem) throw problem
  await endOwnSession(req)
  eraseSessionCookies(req)
  await deleteOwnSession(req)

  const token = newToken()
  const at = nowIso()
  const session = {
    tokenHash: tokenHashOf(token),
    ref: `${randomUUID()}.${passwordMark(member)}`,
    staff: String(req.user?.id),
    staffName: member.name,
    store: number,
    ...noCustomer(),
    startedAt: at,
    lastUsedAt: at,
  }
  await writeUnlessTaken(req, 'store-sessions', session)
  setCookie(req, `${STORE_COOKIE}=${token}.${signature(STORE_COOKIE, token)}; ${MAX_AGE}; HttpOnly`)
  setCookie(req, `${STORE_MODE_COOKIE}=1; ${MAX_AGE}`)
  return { ...modeOf(session, store.name), customer: null }
}

/** Ends the store of the request's cookie, if there is one. */
export async function closeStore(req: PayloadRequest): Promise<void> {
  await deleteOwnSession(req)
  setCookie(req, `${STORE_COOKIE}=; Max-Age=0; HttpOnly`)
  setCookie(req, `${STORE_MODE_COOKIE}=; Max-Age=0`)
}

async function deleteOwnSession(req: PayloadRequest): Promise<void> {
  const token = tokenOf(req)
  const where = token && { tokenHash: { equals: tokenHashOf(token) } }
  const session = where && (await findOne(req, 'store-sessions', where))
  if (!session) return
  await emptyCart(req, session.shopper)
  await deleteWhere(req, 'store-sessions', where)
}

/** The store's session of the caller. Throws where it has ended. */
export async function ownStoreSession(req: PayloadRequest): Promise<StoreSession> {
  const ref = storeCallerOf(req)?.session
  const session = ref === undefined ? null : await findOne(req, 'store-sessions', { ref: { equals: ref } })
  if (!session) throw new Refusal('store_mode.over')
  return session
}

/** Changes whom the caller's store serves. */
export async function changeServed(
  req: PayloadRequest,
  changes: Partial<Pick<StoreSession, 'customer' | 'typed' | 'shopper'>>,
): Promise<StoreSession> {
  const { ref } = await ownStoreSession(req)
  const changed = await changeIf(req, 'store-sessions', { ref: { equals: ref } }, { ...changes, lastUsedAt: nowIso() })
  if (!changed) throw new Refusal('store_mode.over')
  return changed
}

/**
 * Clears the customer whom the store has served: the next has another cart. A customer's own session in this browser
 * ends as well.
 */
export async function eraseServed(req: PayloadRequest): Promise<StoreSession> {
  const { shopper } = await ownStoreSession(req)
  const next = await changeServed(req, noCustomer())
  await emptyCart(req, shopper)
  await endOwnSession(req)
  eraseSessionCookies(req)
  return next
}

/** Empties the cart of a visit that is over, since it may hold a prescription. */
async function emptyCart(req: PayloadRequest, shopper: string): Promise<void> {
  const found = await findOne(req, 'carts', { shopperId: { equals: shopper } }, ['version'])
  if (found) await changeCart(req, shopper, () => ({ lines: [], discountCode: null }))
}

/** The store's session as its browser shows it, beside whom it serves. */
export function modeOf(
  { store, staffName, startedAt }: Pick<StoreSession, 'store' | 'staffName' | 'startedAt'>,
  name: string,
): Omit<StoreMode, 'customer'> {
  const until = endOfSession(startedAt)
  return { store: { id: store, name }, staff: staffName, until, idleMinutes: IDLE_MINUTES }
}

function tokenOf({ headers }: PayloadRequest): string | undefined {
  const [, token = '', shown = ''] = shownToken.exec(headers.get('cookie') ?? '') ?? []
  return token && isSigned(STORE_COOKIE, token, shown) ? token : undefined
}
