import { expect, test } from 'vitest'
import admin from '#locales/fi/admin.json' with { type: 'json' }
import work from '#locales/fi/work.json' with { type: 'json' }
import { afterAction, signedAgreement } from '#domain/business/agreement.ts'
import { retentionPeriods, type RetentionName } from '#domain/retention-periods.ts'
import { moveClock, now, nowIso, today } from '#plugins/kit/clock.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import type { PurchaseState } from '#domain/checkout/purchase-states.ts'
import {
  changeIf,
  createUnlessTaken,
  findAll,
  findOne,
  type DocumentId,
  type NewDocument,
} from '#plugins/kit/storage/documents.ts'
import { codeOf, createReferral } from '#plugins/referral/repository.ts'
import { endMembership, noteAsked, startMembership } from '#plugins/friends/repository.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { stepsOf } from '#plugins/kit/work/steps.ts'
import { tasksOf } from '#plugins/kit/extend.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { answerDay, writeDay } from '#plugins/business/day-repository.ts'
import { findAgreement, keepPaper, paperOf, writeAgreement } from '#plugins/business/repository.ts'
import { findRequisition, writeRequisition } from '#plugins/business/requisition-repository.ts'
import { answerOnce, findClaim, writeClaim } from '#plugins/insurance/repository.ts'
import { putPrivateFile, readPrivateFile } from '#plugins/kit/originals/private-files.ts'
import { storePrescriptionFile } from '#plugins/prescriptions/files-for-orders.ts'
import { keepCard, tokenOf } from '#plugins/payments/saved-card-repository.ts'
import { keep, noteRead } from '#plugins/prescriptions/repository.ts'
import { declared } from './declared.ts'
import { opened } from './opened.ts'
import { openTrial } from './trial-shop.ts'
import { eventually } from './eventually.ts'
import { agreementTerms, eyeHealthDayWish } from './some-company.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const trial = opened(openTrial)

test('every retention period has a scheduled task of its name', () => {
  const tasks = tasksOf(trial.shop.payload.config).map(({ name }) => name)
  const elsewhere: RetentionName[] = ['returns']
  const saved = (Object.keys(retentionPeriods) as RetentionName[]).filter((what) => !elsewhere.includes(what))
  expect(tasks).toEqual(expect.arrayContaining(saved.map((what) => `forget ${what}`)))
})

test('every retention period is declared by exactly one collection', () => {
  const said = Object.values(declared).flatMap((own) => Object.keys(own?.forgotten ?? {}))
  expect(said.toSorted()).toEqual(Object.keys(retentionPeriods).toSorted())
})

test('every scheduled task has a name for staff', () => {
  const tasks = tasksOf(trial.shop.payload.config).map(({ name }) => name)
  expect(Object.keys(admin.task).toSorted()).toEqual(tasks.toSorted())
})

test('every step has a name for staff, in case it is stuck', () => {
  const all = stepsOf(trial.shop.payload.config).map(({ collection, table }) => [
    collection,
    Object.keys(table).toSorted(),
  ])
  // What is stuck without a step: a message that did not leave, and values that do not open.
  const { outbox: _sent, read: _read, ...tables } = work.step
  const named = Object.entries(tables).map(([collection, table]) => [collection, Object.keys(table).toSorted()])
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(all))
  expect(Object.keys(work.collection)).toEqual(expect.arrayContaining(Object.keys(tables)))
})

test('a cart is deleted when it has been unchanged for its retention period', async () => {
  const { cookie = '' } = await trial.shopperWith(1)
  const where = { shopperId: { equals: /=([\w-]+)\./.exec(cookie)?.[1] } }
  await expectErased('carts', () => findOne(trial.shop, 'carts', where))
})

test('the session of a store is erased at the end of the day', async () => {
  const stored = { tokenHash: 'a', ref: 'a store', staff: '1', staffName: 'Kaisa', store: 101, shopper: 'a' }
  await createUnlessTaken(trial.shop, 'store-sessions', { ...stored, startedAt: nowIso(), lastUsedAt: nowIso() })
  await expectErased('store sessions', () => findOne(trial.shop, 'store-sessions', { ref: { equals: 'a store' } }))
})

test('a cart being handed over between a shopper and a store is erased with its code', async () => {
  const handover = { ref: 'a handover', codeHash: 'a', owner: 'a', madeAt: nowIso(), contents: seal({ lines: [] }) }
  await createUnlessTaken(trial.shop, 'cart-handovers', handover)
  const find = () => findOne(trial.shop, 'cart-handovers', { ref: { equals: 'a handover' } })
  moveClock(retentionPeriods['cart handovers'].days * DAY_MS - 60_000)
  await erase()
  expect(await find()).not.toBeNull()
  moveClock(120_000)
  await erase()
  expect(await find()).toBeNull()
})

test('a subscription is erased some time after its end, and never before it', async () => {
  const stored = {
    key: 'S1 m1',
    customer: 'C1',
    interval: 'm1',
    startedOn: '2026-01-01',
    firstOrder: 'S1',
    language: 'fi',
    products: seal([]),
    form: {},
    delivery: {},
    events: [],
    version: 1,
    owedVersion: 0,
    contract: {},
  }
  const ended = { number: 10_000_001, status: 200, endedOn: today() }
  const open = { number: 10_000_002, status: 100, key: 'S2 m1' }
  for (const one of [ended, open])
    await createUnlessTaken(trial.shop, 'subscriptions', {
      ...stored,
      ...one,
    } as unknown as NewDocument<'subscriptions'>)
  const find = (number: number) => findOne(trial.shop, 'subscriptions', { number: { equals: number } })
  moveClock((retentionPeriods.subscriptions.days - 1) * DAY_MS)
  await erase()
  expect(await find(ended.number)).not.toBeNull()
  moveClock(3 * DAY_MS)
  await erase()
  expect([await find(ended.number), (await find(open.number))?.number]).toEqual([null, open.number])
})

test('a Lifestyle contract is erased with its documents some time after its end, and never before it', async () => {
  const stored = {
    customer: 'C1',
    signedOn: '2026-01-01',
    language: 'fi',
    glasses: seal({}),
    form: {},
    delivery: {},
    events: [],
    plan: {},
    contract: {},
    version: 1,
    owedVersion: 0,
  }
  const ended = { number: 10_000_003, key: 'a', status: 3, endedOn: today() }
  const open = { number: 10_000_004, key: 'b', status: 2 }
  for (const one of [ended, open]) {
    await createUnlessTaken(trial.shop, 'lifestyle-contracts', {
      ...stored,
      ...one,
    } as unknown as NewDocument<'lifestyle-contracts'>)
    const document = { contract: one.number, kind: 'contract' as const, on: today(), file: seal('') }
    await createUnlessTaken(trial.shop, 'lifestyle-documents', { ref: `${one.number}-contract-1`, ...document })
  }
  const left = async () =>
    (await findAll(trial.shop, 'lifestyle-documents', {}, { sort: 'contract' })).map(({ contract }) => contract)
  moveClock((retentionPeriods['lifestyle contracts'].days - 1) * DAY_MS)
  await erase()
  expect(await left()).toEqual([ended.number, open.number])
  moveClock(3 * DAY_MS)
  await erase()
  expect(await left()).toEqual([open.number])
  expect(await findOne(trial.shop, 'lifestyle-contracts', { number: { equals: ended.number } })).toBeNull()
})

test('a saved card is erased some time after its last month', async () => {
  const req = await trial.shop.req()
  const expires = now().toISOString().slice(0, 7)
  const consent = { agreement: 'contact-lens-subscription', version: null }
  const { ref } = await keepCard(req, 'C1', { token: 't', type: 'Visa', lastDigits: '0024', expires }, consent)
  moveClock(retentionPeriods['saved cards'].days * DAY_MS)
  await erase()
  expect(await tokenOf(req, ref)).toBe('t')
  moveClock(31 * DAY_MS)
  await erase()
  expect(await tokenOf(req, ref)).toBeNull()
})

test('a stored answer is erased after its retention period', async () => {
  const headers = { ...(await trial.shop.newShopper()), 'Idempotency-Key': crypto.randomUUID() }
  await trial.shop.ask('/order/lookup', { number: 'S00000000', email: 'aino@example.com' }, headers)
  const [saved] = await findAll(trial.shop, 'idempotency-keys', {}, { sort: '-id', limit: 1 })
  await expectErased('idempotency keys', () => findOne(trial.shop, 'idempotency-keys', { id: { equals: saved?.id } }))
})

test('the booked times of a day are deleted a month after that day', async () => {
  const day = now().toISOString().slice(0, 10)
  const written = { key: `101:${day}`, store: 101, day, version: 0, changedAt: now().toISOString(), heldUntil: null }
  await createUnlessTaken(trial.shop, 'booking-days', { ...written, uses: [] })
  const find = () => findOne(trial.shop, 'booking-days', { key: { equals: `101:${day}` } })
  moveClock(retentionPeriods['booking days'].days * DAY_MS)
  await erase()
  expect(await find()).not.toBeNull()
  moveClock(DAY_MS)
  await erase()
  expect(await find()).toBeNull()
})

test('a withdrawal is deleted long after it was handled, and never before', async () => {
  const [handled, open] = ['S12345674', 'S00000000']
  const shopper = await trial.shop.newShopper()
  for (const number of [handled, open]) {
    const declared = { name: 'Aino', number, email: 'aino@example.com', extent: 'all' }
    await trial.shop.ask('/withdrawal/declare', declared, shopper)
  }
  const find = (number: string) => findOne(trial.shop, 'withdrawals', { number: { equals: number } })
  const answer = { state: 'handled' as const, handledAt: now().toISOString() }
  await changeIf(trial.shop, 'withdrawals', { number: { equals: handled } }, answer)
  await expectErased('withdrawals', () => find(handled))
  expect(await find(open)).toMatchObject({ state: 'received' })
})

test('a stored prescription, a picture without an order and the log of readers are deleted on time', async () => {
  const req = await trial.shop.req()
  const upload = { type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') } as const
  const ref = await keep(req, { customer: 'A12345674', source: 'photo', examinedOn: null, upload })
  await expectErased('kept prescriptions', () => findOne(trial.shop, 'kept-prescriptions', { ref: { equals: ref } }))
  expect(await readPrivateFile(ref)).toBeUndefined()

  const [sent, ordered] = [
    await storePrescriptionFile(req, 'a', upload),
    await storePrescriptionFile(req, 'a', upload, 'S1'),
  ]
  const file = (name: string) => findOne(trial.shop, 'prescription-files', { ref: { equals: name } })
  await expectErased('prescription files', () => file(sent))
  expect([await readPrivateFile(sent), await file(ordered)]).toMatchObject([undefined, { orderNumber: 'S1' }])

  await noteRead(req, { prescription: ref, customer: 'A12345674', who: 'asiakas A12345674', why: 'shown' })
  const read = { prescription: { equals: ref } }
  await expectErased('prescription reads', () => findOne(trial.shop, 'prescription-reads', read))
})

test('an unconfirmed membership and the record of a former member are erased', async () => {
  const req = await trial.shop.req()
  const joining = { place: 'benefits', termsVersion: null, language: 'fi' } as const
  const [asked, left] = [await noteAsked(req, 'a@example.com', joining), await noteAsked(req, 'b@example.com', joining)]
  const find = (row: typeof asked) => findOne(trial.shop, 'friends-members', { ref: { equals: row?.ref } })
  await startMembership(req, left!, { customer: null })
  await endMembership(req, { email: 'b@example.com', customer: null })
  await expectErased('friends asked', () => find(asked))
  await endMembership(req, { email: 'b@example.com', customer: null })
  expect(await find(left)).toMatchObject({ state: 'left' })
  moveClock(retentionPeriods['friends left'].days * DAY_MS)
  await erase()
  expect(await find(left)).toBeNull()
})

test('the free bills of a referral are erased with its ledger', async () => {
  const req = await trial.shop.req()
  const { ref } = (await createReferral(req, await codeOf(req, 'A12345674'), 'B12345675'))!
  await expectErased('referrals', () => findOne(trial.shop, 'referrals', { ref: { equals: ref } }))
})

test('a win-back offer is erased a year after its e-mail', async () => {
  const req = await trial.shop.req()
  const offer = { contract: 12_345_678, endedOn: today(), mailedAt: nowIso(), ...scheduleSteps([]) }
  await createUnlessTaken(req, 'winback-offers', offer)
  const find = () => findOne(trial.shop, 'winback-offers', { contract: { equals: offer.contract } })
  await expectErased('winback offers', find)
})

test('an insurance claim is erased with its picture long after its answer', async () => {
  const req = await trial.shop.req()
  await putPrivateFile('some-claim', Buffer.from('%PDF-1.4'))
  const facts = {
    ref: 'some-claim',
    key: 'S1 row 0',
    number: 'S1',
    customer: 'A1',
    row: 'row',
    language: 'fi',
  } as const
  const claim = await writeClaim(req, { ...facts, fileType: 'application/pdf', name: 'Kehys', words: 'Katkesi.' })
  await answerOnce(req, claim!, { state: 'declined', answer: 'Ei.', answeredBy: 'Kaisa', code: null, worth: null })
  await expectErased('insurance claims', () => findClaim(req, 'some-claim'))
  expect(await readPrivateFile('some-claim')).toBeUndefined()
})

test('a company agreement with its document, and an answered eye-health day, are erased', async () => {
  const req = await trial.shop.req()
  const terms = agreementTerms()
  const facts = { customer: 'A1', isRegistered: true, signer: { name: 'Aino', email: 'a@example.com' }, agreed: null }
  const { number } = (await writeAgreement(req, { ...facts, terms, language: 'fi' }, refusedToday()))!
  await keepPaper(number, async () => Buffer.from('%PDF-1.4'))
  const days = retentionPeriods['company agreements'].days
  moveClock(days * DAY_MS)
  await erase()
  expect(await findAgreement(req, number)).not.toBeNull()
  moveClock(2 * DAY_MS)
  await erase()
  expect(await findAgreement(req, number)).toBeNull()
  await expect(paperOf(number)).rejects.toThrow('business.agreement_unknown')
  const { ref } = await writeDay(req, eyeHealthDayWish(today()), 'fi')
  await answerDay(req, ref, { day: null, answer: 'Ei.', by: 'Kaisa' })
  await expectErased('eye-health days', () => findOne(trial.shop, 'eye-health-days', { ref: { equals: ref } }))
})

test('a requisition is erased long after its last day', async () => {
  const req = await trial.shop.req()
  const employee = { name: 'Kalle', email: 'kalle@example.com', number: '' }
  const asked = {
    key: 'some key',
    employee,
    pays: ['exam' as const],
    kind: 'physical' as const,
    language: 'fi' as const,
  }
  const { code, expiresOn } = await writeRequisition(req, { number: 10_000_008, businessId: '3000101-2' }, asked)
  const last = Date.parse(`${expiresOn}T12:00:00Z`) - now().getTime()
  moveClock(last + retentionPeriods.requisitions.days * DAY_MS)
  await erase()
  expect(await findRequisition(req, code)).not.toBeNull()
  moveClock(2 * DAY_MS)
  await erase()
  expect(await findRequisition(req, code)).toBeNull()
})

const refusedToday = () => afterAction(signedAgreement, 'refuse', today())

test('a sent e-mail is erased, and an undelivered one stays', async () => {
  const sent = await sentLetter((await trial.paidOrder()).number)
  const failed = await sentLetter((await trial.paidOrder()).number)
  await changeIf(trial.shop, 'outbox', { id: { equals: failed } }, { state: 'failed' })
  await expectErased('sent mail', () => findOne(trial.shop, 'outbox', { id: { equals: sent } }))
  expect(await findOne(trial.shop, 'outbox', { id: { equals: failed } })).toMatchObject({ state: 'failed' })
})

test('a purchase that became an order is erased, and the order stays complete', async () => {
  const { purchaseRef, number } = await trial.paidOrder()
  await expectErased('ordered purchases', () => purchase(purchaseRef))
  const left = await findOne(trial.shop, 'orders', { number: { equals: number } })
  expect(left).toMatchObject({ email: 'aino@example.com', state: 'received' })
})

test('an order is erased once bookkeeping no longer needs it', async () => {
  const { number } = await trial.paidOrder()
  await expectErased('orders', () => findOne(trial.shop, 'orders', { number: { equals: number } }))
})

test('an abandoned purchase is erased long after a late payment could still make it an order', async () => {
  const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1))
  moveClock(2 * HOUR_MS)
  await trial.sweep()
  expect(await trial.purchaseState(purchaseRef)).toBe('abandoned')
  moveClock(49 * HOUR_MS)
  await trial.sweep()
  const proof = await trial.pay(next)
  expect(await trial.settle(proof)).toMatchObject({ outcome: 'paid' })

  const { purchaseRef: other } = await trial.purchase(await trial.shopperWith(1))
  moveClock(2 * HOUR_MS)
  await trial.sweep()
  expect(await trial.purchaseState(other)).toBe('abandoned')
  await expectErased('given up purchases', () => purchase(other))
})

test.each<PurchaseState>(['freezing', 'awaiting_payment', 'paid', 'paid_late', 'refunding'])(
  'a purchase that is %s is never erased, however old it is',
  async (state) => {
    const { purchaseRef } = await trial.purchase(await trial.shopperWith(1))
    await changeIf(trial.shop, 'purchases', { ref: { equals: purchaseRef } }, { state })
    moveClock(400 * DAY_MS)
    await erase()
    expect(await trial.purchaseState(purchaseRef)).toBe(state)
  },
)

test('an abandoned purchase is not erased until its pending step is done', async () => {
  const { purchaseRef } = await trial.purchase(await trial.shopperWith(1))
  const where = { ref: { equals: purchaseRef } }
  await changeAndSchedule(trial.shop, 'purchases', where, { state: 'abandoned' }, [{ step: 'release', at: nowIso() }])
  moveClock(400 * DAY_MS)
  await erase()
  expect(await trial.purchaseState(purchaseRef)).toBe('abandoned')
  await runAllTasks(trial.shop.payload)
  await erase()
  expect(await trial.purchaseState(purchaseRef)).toBeUndefined()
})

/** Expects something to be there an hour before its retention ends, and gone an hour after. */
async function expectErased(what: RetentionName, find: () => Promise<unknown>): Promise<void> {
  expect(await find()).not.toBeNull()
  moveClock(retentionPeriods[what].days * DAY_MS - HOUR_MS)
  await erase()
  expect(await find()).not.toBeNull()
  moveClock(2 * HOUR_MS)
  await erase()
  expect(await find()).toBeNull()
}

/** Runs the deletion tasks only, so that no other task changes the purchases of a test. */
async function erase(): Promise<void> {
  const req = await trial.shop.req()
  for (const { name, run } of tasksOf(trial.shop.payload.config)) if (name.startsWith('forget ')) await run(req)
}

const purchase = (ref: string) => findOne(trial.shop, 'purchases', { ref: { equals: ref } })

async function sentLetter(number: string): Promise<DocumentId> {
  const key = { equals: `order ${number} confirmation` }
  const find = () => findOne(trial.shop, 'outbox', { key })
  const { id } = await eventually(async () => {
    const letter = await find()
    return letter?.state === 'sent' ? letter : undefined
  })
  return id
}
