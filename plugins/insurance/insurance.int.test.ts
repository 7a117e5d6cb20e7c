import { describe, expect, test } from 'vitest'
import type { InsuranceClaim } from '#contracts/insurance.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { cameOn } from '#domain/orders/withdrawal-terms.ts'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { readPrivateFile } from '#plugins/kit/originals/private-files.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { PASSWORD } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../tests/own-orders.ts'
import { figuresOfFriends, membersPage } from './admin-friends.ts'

const PDF = Buffer.from('%PDF-1.4\n%%EOF').toString('base64')
const admin = opened(openOwnOrders)

/** Glasses of a customer, which have left, and the row of their frame. */
async function sentGlasses(isMember = true) {
  const aino = await admin.customer()
  if (isMember) await aino.ask('/friends/join', { email: aino.email, acceptsTerms: true, place: 'checkout' })
  const headers = await admin.headersOf(aino)
  const shownTotal = await admin.addGlasses(headers)
  const { number } = await admin.paidOrder({ shownTotal, ...admin.contactOf(aino.email) }, headers)
  await admin.ask(number, 'prescriptions', {})
  await admin.ask(number, 'move', { to: 'confirmed' })
  await admin.send(number)
  const { bought, timeline } = await admin.orderNumbered(number)
  const row = bought.lines.find(({ parentRef }) => parentRef === null)?.ref ?? ''
  return { aino, number, row, came: cameOn(timeline) ?? '', worth: bought.totals.totalCost }
}

const claim = (who: SignedIn, number: string, row: string, more = {}) =>
  who.ask(`/account/orders/${number}/claim`, { row, words: 'Sanka katkesi.', file: PDF, ...more })
const answer = async (ref: string, isAccepted: boolean) => {
  const body = { isAccepted, answer: 'Katsoimme kuvan.' }
  const answered = await admin.shop.ask(`/insurance/${ref}/answer`, body, admin.handler)
  await finishLaterWork()
  return answered.json()
}
const claimsOf = async ({ ask }: SignedIn, number: string) =>
  (await ask(`/account/orders/${number}/claims`)).body as { pairs: { left: number }[]; claims: InsuranceClaim[] }

async function onDay(day: string, { aino }: { aino: SignedIn }) {
  moveClock(Date.parse(`${day}T10:00:00Z`) - now().getTime())
  await aino.ask('/account/sign-in', { email: aino.email, password: PASSWORD })
}

describe('insured glasses of a Friends member', () => {
  test('are replaced once by a code after a claim that staff accept', async () => {
    const { aino, number, row, worth } = await sentGlasses()
    const made = (await claim(aino, number, row)).body['claim'] as InsuranceClaim
    expect(made).toMatchObject({ number, state: 'received', code: null })
    const picture = await admin.shop.ask(`/insurance/${made.ref}/picture`, undefined, admin.handler)
    expect(await picture.json()).toMatchObject({ type: 'application/pdf' })
    expect(await claim(aino, number, row)).toMatchObject({ status: 409, body: { code: 'insurance.claimed_already' } })
    const exchange = { rows: [{ ref: row, quantity: 1 }], way: 'store', isExchange: true }
    const exchanged = await aino.ask(`/account/orders/${number}/return`, exchange)
    expect(exchanged.body['code']).toBe('return.goods_unknown')

    expect(await answer(made.ref, true)).toEqual({ state: 'accepted' })
    expect(await answer(made.ref, true)).toMatchObject({ code: 'insurance.answered_already' })
    const { claims, pairs } = await claimsOf(aino, number)
    expect([pairs[0]?.left, claims[0]?.state]).toEqual([0, 'accepted'])
    const codes = await findAll(admin.shop, 'discount-codes', { code: { equals: claims[0]?.code } })
    expect(codes).toMatchObject([{ kind: 'amount', usesLeft: 1, isForPairs: true }])
    expect(codes[0]?.value).toBeGreaterThanOrEqual(worth)
  })

  test('accept one of two simultaneous claims', async () => {
    const { aino, number, row } = await sentGlasses()
    const answers = await Promise.all([
      claim(aino, number, row),
      claim(aino, number, row, { words: 'Linssi halkesi.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { claims } = await claimsOf(aino, number)
    expect(claims).toHaveLength(1)
    expect(await readPrivateFile(claims[0]?.ref ?? '')).toBeDefined()
  })

  test('cannot be claimed for after they were returned', async () => {
    const { aino, number, row } = await sentGlasses()
    const back = { rows: [{ ref: row, quantity: 1 }], way: 'store', isExchange: true }
    expect((await aino.ask(`/account/orders/${number}/return`, back)).status).toBe(200)
    expect(await claim(aino, number, row)).toMatchObject({ body: { code: 'insurance.claimed_already' } })
  })

  test('can be claimed for again after a claim was declined', async () => {
    const { aino, number, row } = await sentGlasses()
    const made = (await claim(aino, number, row)).body['claim'] as InsuranceClaim
    await answer(made.ref, false)
    expect((await claim(aino, number, row)).status).toBe(200)
  })

  test('are insured on day 365 and not on day 366', async () => {
    const glasses = await sentGlasses()
    const { aino, number, row, came } = glasses
    await onDay(plusDays(came, 366), glasses)
    const late = await claim(aino, number, row)
    moveClock()
    expect(late).toMatchObject({ status: 422, body: { code: 'insurance.not_insured' } })
    const other = await sentGlasses()
    await onDay(plusDays(other.came, 365), other)
    const inTime = await claim(other.aino, other.number, other.row)
    moveClock()
    expect(inTime.status).toBe(200)
  })

  test('are refused without a description, a picture or a membership', async () => {
    const { aino, number, row } = await sentGlasses()
    const refused = async (more: object) => (await claim(aino, number, row, more)).body['code']
    expect(await refused({ words: '  ' })).toBe('insurance.words_missing')
    expect(await refused({ file: '' })).toBe('upload.missing')
    expect(await refused({ file: Buffer.alloc(10_485_761).toString('base64') })).toBe('upload.too_large')
    const none = await sentGlasses(false)
    expect(await claim(none.aino, none.number, none.row)).toMatchObject({ body: { code: 'insurance.not_insured' } })
    const stranger = await admin.customer()
    expect(await claim(stranger, number, row)).toMatchObject({ status: 404, body: { code: 'order.not_found' } })
  })
})

test('the admin shows who joined, where, and what each member has used', async () => {
  const { aino, number, row } = await sentGlasses()
  const made = (await claim(aino, number, row)).body['claim'] as InsuranceClaim
  await answer(made.ref, true)
  const req = await admin.shop.req()
  const { rows } = await membersPage(req, 1)
  expect(rows.find(({ email }) => email === aino.email)).toMatchObject({
    customer: await admin.customerNumber(aino),
    place: 'checkout',
    halfFrames: 0,
    exchanges: 0,
    claims: 1,
  })
  const [month] = await figuresOfFriends(req)
  expect(month?.counts.joined).toBeGreaterThanOrEqual(1)
  expect(month?.counts.insurance).toBeGreaterThanOrEqual(1)
})
