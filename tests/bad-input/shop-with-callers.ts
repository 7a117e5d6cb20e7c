import { createLocalReq } from 'payload'
import { expect } from 'vitest'
import { afterAction, signedAgreement } from '#domain/business/agreement.ts'
import { STORE_COOKIE } from '#domain/own-storage.ts'
import { writeAgreement } from '#plugins/business/repository.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { changeIf, countWhere, createUnlessTaken, findOne } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { openBeside } from '#plugins/kit/open-shop.ts'
import { unknownId, writesSeen } from '#plugins/kit/test-database.ts'
import { newToken, tokenHashOf } from '#plugins/customers/tokens.ts'
import { passwordMark } from '#plugins/store-mode/sessions.ts'
import { fillShop } from '../fill-shop.ts'
import { admittedTo, type Admitted } from './every-route.ts'
import { goodBodies } from './good-bodies.ts'
import { openRealShop, type Caller, type ApiAnswer, type RealShop } from '../real-shop.ts'
import { agreementTerms } from '../some-company.ts'
import { goodsOf } from '../fixtures.ts'
import { eventually } from '../eventually.ts'

/** The company that the customer represents. */
const COMPANY = agreementTerms().businessId

/** The invoice that `fillShop` leaves. */
const INVOICE = '0000000000'

/**
 * A real shop with an order, and its callers: a shopper with a cart, another shopper, a customer with strong trust whose
 * order it is, a store, and staff.
 */
export async function openShopWithCallers() {
  const shop = await openRealShop()
  const goods = await goodsOf(shop.get)
  await fillShop(shop, await shop.shopper())
  const order = await shop.payload.db.findOne<{ id: number | string; number: string }>({
    collection: 'orders',
    where: {},
  })
  if (!order) throw new Error('Nothing was ordered')
  const { number } = order
  const aino = await customerIn(shop)
  const ofAino = { customer: aino.number, shopper: aino.shopper }
  await changeIf(shop, 'orders', { number: { equals: number } }, { customer: aino.number })
  await representCompany(shop, aino.email)
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const session = newToken()
  const customer: Caller = { ...shopper, cookie: `customer=${session}; ${shopper.cookie}` }
  const staff = await shop.signIn(await shop.hire('admin'))
  const member = await findOne(shop, 'staff', {}, ['name', 'hash'])
  const storeToken = newToken()
  const store: Caller = {
    ...shopper,
    cookie: `${STORE_COOKIE}=${storeToken}.${signature(STORE_COOKIE, storeToken)}; ${shopper.cookie}`,
  }
  const beside = await openBeside(shop)
  let signedInAt: number | undefined
  let counted: { at: number | undefined; all: object } | undefined
  const callers: Record<Admitted, Caller> = { shopper, customer, store, staff }
  const good: Record<string, Record<string, unknown>> = {
    ...goodBodies(goods, number),
    '/preview/page': await previewedPage(),
  }

  /** The values of a page, as the admin sends them to its preview. */
  async function previewedPage(): Promise<Record<string, unknown>> {
    const page = await shop.payload.db.findOne<{ id: number | string }>({ collection: 'pages', where: {} })
    const wish = { kind: 'page', page: String(page?.id) }
    const { text } = await shop.post('/api/preview/open', wish, staff)
    return { token: (JSON.parse(text) as { token: string }).token, values: { ...page } }
  }

  /** Sends a change as an admitted caller, with a shopper's cookie, a customer's session or one of staff. */
  async function send(path: string, body: unknown, headers: Caller = {}): Promise<ApiAnswer> {
    await signIn()
    const place = path
      .replace(/^(\/account\/invoices|\/invoice)\/:id/, `$1/${INVOICE}`)
      .replace(/^(\/customer)\/:number/, `$1/${aino.number}`)
      .replace(':number', number)
      .replace(':businessId', COMPANY)
      .replace(':code', '2222-2222-2222')
      .replace(':ref', 'nobody')
      .replace(':token', 'x'.repeat(43))
      .replace(/:(id|release)/, unknownId)
    return shop.post(`/api${place}`, body, { ...callers[admittedTo('POST', path)], ...headers })
  }

  /** Signs the customer in again where a change has ended the session or the account, with the former password. */
  async function signIn(): Promise<void> {
    if (signedInAt !== undefined && signedInAt === (await writesSeen(beside))) return
    const { id: _, createdAt: _created, updatedAt: _updated, ...account } = aino
    await createUnlessTaken(shop, 'customers', account)
    const at = nowIso()
    await createUnlessTaken(shop, 'customer-sessions', {
      tokenHash: tokenHashOf(session),
      ref: 'a session',
      ...ofAino,
      method: 'email_password',
      device: '',
      startedAt: at,
      lastUsedAt: at,
      identifiedAt: at,
    })
    await createUnlessTaken(shop, 'store-sessions', {
      tokenHash: tokenHashOf(storeToken),
      ref: `a store.${member ? passwordMark(member) : ''}`,
      staff: String(member?.id),
      staffName: 'Kaisa',
      store: 101,
      shopper: 'of the store',
      startedAt: at,
      lastUsedAt: at,
    })
    await changeIf(shop, 'customers', { number: { equals: aino.number } }, { passwordHash: aino.passwordHash ?? null })
    signedInAt = await writesSeen(beside)
  }

  /**
   * The number of documents of each kind, and the revisions of this shopper's and the customer's cart. Counted anew only after a write.
   */
  async function everything(): Promise<object> {
    await signIn()
    // These go on after the reply: a mailed link, a guest's order lookup, and the making of an export.
    await finishLaterWork()
    if (counted?.at !== undefined && counted.at === (await writesSeen(beside))) return counted.all
    await eventually(async () => (await countWhere(shop, 'lookups', {})) === 0)
    await eventually(async () => (await countWhere(shop, 'data-exports', { state: { not_equals: 'ready' } })) === 0)
    const [, shopperId = ''] = /shopper=([\w-]+)\./.exec(shopper.cookie ?? '') ?? []
    // Before counting: a write meanwhile makes it be counted again.
    const at = await writesSeen(beside)
    const [cart, cartOfCustomer] = [await versionOf(shopperId), await versionOf(aino.shopper)]
    // What was searched for is counted when a typing has paused, seconds after its answer. A key is made when it is first used.
    const all = { ...(await shop.counts()), 'asked-words': null, 'kept-keys': null, cart, cartOfCustomer }
    counted = { at, all }
    return all
  }

  async function versionOf(shopperId: string): Promise<number | undefined> {
    const where = { shopperId: { equals: shopperId } }
    return (await shop.payload.db.findOne<{ id: number | string; version: number }>({ collection: 'carts', where }))
      ?.version
  }

  async function close(): Promise<void> {
    await beside.destroy()
    await shop.close()
  }

  for (const path of ['/cart/update', '/cart/lenses']) expect((await send(path, good[path])).status).toBe(200)
  return { shop, shopper, other, customer, store, staff, good, send, everything, close }
}

async function customerIn(shop: RealShop) {
  const found = await findOne(shop, 'customers', {})
  if (!found) throw new Error('Nobody is a customer')
  return found
}

/** An agreement in force whose contact has this address. */
async function representCompany(shop: RealShop, email: string): Promise<void> {
  const terms = agreementTerms({ contact: { name: 'Aino Mäkelä', email, phone: '+358401234567' } })
  const facts = { customer: null, isRegistered: true, signer: { name: 'Aino', email }, agreed: null }
  const state = afterAction(signedAgreement, 'activate', today())
  await writeAgreement(await createLocalReq({}, shop.payload), { ...facts, terms, language: 'fi' }, state)
}
