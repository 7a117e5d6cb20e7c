import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveClock, moveMachineClock, now, nowIso } from '#plugins/kit/clock.ts'
import { patience } from '#server/launch/machine.mjs'
import { killedBefore } from '../../../tests/killed.ts'
import { opened } from '../../../tests/opened.ts'
import { openRefundAdmin } from '../../../tests/refund-admin.ts'
import { register } from '../../../tests/register.ts'
import { chargeOwners, type ChargeOwner } from '../charge-owners.ts'
import { paytrailProvider } from '../paytrail-provider.ts'
import { keepCard, removeCard } from '../saved-card-repository.ts'
import { chargeCard, collect, collectAgain } from './card-charges.ts'
import { endCharge, findCharge } from './repository.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const CUSTOMER = 'C-1'

const admin = opened(openRefundAdmin)

/** What the owner of these charges has heard, and whether it lets them be taken. */
const heard: string[] = []
let isAllowed: () => boolean

const hears =
  (what: string): ChargeOwner['paid'] =>
  async (_, { ref }) =>
    void heard.push(`${what} ${ref}`)
const owner: ChargeOwner = {
  payer: async () => ({ email: 'aino@example.com', firstName: 'Aino', lastName: 'Virtanen' }),
  paid: hears('paid'),
  gone: hears('gone'),
  declined: hears('declined'),
  refunded: hears('refunded'),
  arrived: async () => undefined,
  mayCharge: async () => isAllowed(),
}

beforeEach(() => {
  register(admin.shop, chargeOwners.on('trial', owner))
  isAllowed = () => true
  heard.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  moveMachineClock()
})

async function asked(at?: string) {
  const req = await admin.shop.req()
  const form = paytrailProvider().addCardForm('http://localhost:1/omat-sivut')
  const page = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) })
  const answered = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'save' }),
    redirect: 'manual' as const,
  })
  const proof = Object.fromEntries(new URL(answered.headers.get('location') ?? '').searchParams)
  const saved = (await paytrailProvider().savedCard(proof))!
  const { ref: card } = await keepCard(
    req,
    CUSTOMER,
    { ...saved, expires: '2099-12' },
    { agreement: 'trial', version: null },
  )
  const ref = randomUUID()
  await chargeCard(req, { ref, owner: 'trial', subject: 'S-1', method: 70, amount: 1990, card }, at)
  return { req, ref, card, charge: async () => (await findCharge(req, ref))! }
}

/** Every payment that the provider has of a charge, by any of its attempts. */
const taken = async (ref: string) =>
  (await admin.paymentsOf(ref)).filter(({ status }) => status === 'ok').map(({ amount }) => amount)

async function later(ms = MINUTE_MS): Promise<void> {
  moveClock(ms)
  moveMachineClock(ms)
  await admin.sweep()
}

test('a charge of a stored card is taken on its day, once, and its owner is notified', async () => {
  const { ref, charge } = await asked(nowIso(3 * DAY_MS))
  await admin.sweep()
  expect(await taken(ref)).toEqual([])
  await later(3 * DAY_MS)
  await later()
  expect(await taken(ref)).toEqual([1990])
  expect(await charge()).toMatchObject({ state: 'paid', paid: 1990 })
  expect(heard).toEqual([`paid ${ref}`])
})

test.each(['charge-lost-hold', 'charge-lost-commit'])('a charge is taken once after %s', async (mode) => {
  const { ref } = await asked()
  await admin.control({ mode })
  await admin.sweep()
  for (let turn = 0; turn < 3; turn += 1) await later()
  expect(await taken(ref)).toEqual([1990])
  expect(heard).toEqual([`paid ${ref}`])
})

test("a declined charge is tried again when its owner says so, with the owner's other card if given", async () => {
  const { req, ref, card, charge } = await asked()
  await admin.control({ mode: 'charge-declined' })
  await admin.sweep()
  expect(await charge()).toMatchObject({
    state: 'open',
    attempts: [{ state: 'declined', reason: '116', mayRetry: true }],
  })
  await later(DAY_MS)
  expect(heard).toEqual([`declined ${ref}`])
  await collectAgain(req, ref, now().toISOString())
  await admin.sweep()
  expect(await taken(ref)).toEqual([1990])

  const other = await asked()
  await removeCard(other.req, CUSTOMER, other.card)
  await admin.sweep()
  expect((await other.charge()).attempts).toMatchObject([{ reason: 'no_card', mayRetry: false }])
  await collectAgain(other.req, other.ref, now().toISOString(), card)
  await admin.sweep()
  expect(await taken(other.ref)).toEqual([1990])
})

test('a charge is not taken when its owner does not allow it, before the hold or after', async () => {
  const { ref, charge } = await asked()
  isAllowed = () => false
  await admin.sweep()
  expect(await charge()).toMatchObject({ state: 'gone', attempts: null })
  const other = await asked()
  const answers = [true, false]
  isAllowed = () => answers.shift() ?? false
  await admin.sweep()
  expect(await other.charge()).toMatchObject({ state: 'gone', goneBy: 'shop' })
  await later()
  expect([await taken(ref), await taken(other.ref)]).toEqual([[], []])
  expect(heard).toEqual([`gone ${ref}`, `gone ${other.ref}`])
})

test('a charge that was ended is never taken', async () => {
  const { req, ref } = await asked(nowIso(DAY_MS))
  await endCharge(req, ref)
  await later(2 * DAY_MS)
  await later()
  expect(await taken(ref)).toEqual([])
})

test('a process that is killed between any two lines takes a charge once', { timeout: patience(180) }, async () => {
  for (let line = 0, isWhole = false; !isWhole; line += 1) {
    const { req, ref, charge } = await asked()
    isWhole = await killedBefore(admin.shop.payload, line, () => collect(req, { ref }))
    for (let turn = 0; turn < 2; turn += 1) await later()
    expect([line, await taken(ref)]).toEqual([line, [1990]])
    expect(await charge()).toMatchObject({ state: 'paid' })
  }
})
