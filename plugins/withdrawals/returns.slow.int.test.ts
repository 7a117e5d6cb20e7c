import { beforeEach, describe, expect, test } from 'vitest'
import type { MyReturn } from '#contracts/withdrawals.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { cameOn } from '#domain/orders/withdrawal-terms.ts'
import { moveClock, moveMachineClock, now, nowIso } from '#plugins/kit/clock.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { PASSWORD } from '../../tests/account-browser.ts'
import { eventually } from '../../tests/eventually.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../tests/own-orders.ts'
import { claimReturn } from './repository.ts'

const DAY_MS = 86_400_000
const admin = opened(openOwnOrders)
beforeEach(() => admin.setStock(50))

/** A customer with an order of three bottles that has left. */
async function sentOrder(quantity = 3) {
  const aino = await admin.customer()
  const { number } = await admin.boughtBy(aino, quantity)
  await admin.send(number)
  const [row] = (await admin.orderNumbered(number)).bought.lines
  return { aino, number, ref: row?.ref ?? '' }
}

const askReturn = (who: SignedIn, number: string, rows: object[], more = {}) =>
  who.ask(`/account/orders/${number}/return`, { rows, way: 'store', ...more })
const declaredOf = (number: string) => findAll(admin.shop, 'withdrawals', { number: { equals: number } })
const confirm = (ref: string) => admin.shop.ask(`/withdrawal/${ref}/confirm`, {}, admin.handler)

describe('a return', () => {
  test('is a declaration of chosen rows: confirmed by mail, seen by staff, pending until goods come', async () => {
    const { aino, number, ref } = await sentOrder()
    const choice = await aino.ask(`/account/orders/${number}/return`)
    expect(choice.body).toMatchObject({ isWithUs: false, rows: [{ ref, left: 3, isReturnable: true }] })
    expect((choice.body['rows'] as { terms: object[] }[])[0]?.terms).toMatchObject([
      { name: 'law', days: 14 },
      { name: 'promise', days: 30 },
    ])
    const answer = await askReturn(aino, number, [{ ref, quantity: 2 }], { reason: 'size', words: 'Liian pieni' })
    expect(answer).toMatchObject({ status: 200, body: { return: { number, status: 1, way: 'store', code: null } } })
    expect(await admin.openOf(number)).toMatchObject({ isOfBuyer: true, declared: { words: 'Liian pieni' } })
    expect(await admin.lettersOf(number)).toHaveLength(1)
    expect((await aino.ask('/account/news')).body['news']).toContainEqual(
      expect.objectContaining({ kind: 'return_to_send', ref: number }),
    )
    expect(await aino.ask('/account/returns')).toMatchObject({ body: { returns: [{ number, status: 1 }] } })
    expect(await (await admin.customer()).ask('/account/returns')).toMatchObject({ body: { returns: [] } })
  })

  test('is stored once when it is sent twice, and two at once take no piece twice', async () => {
    const { aino, number, ref } = await sentOrder()
    const headers = { ...(await admin.headersOf(aino)), 'Idempotency-Key': crypto.randomUUID() }
    const body = { rows: [{ ref, quantity: 2 }], way: 'store' }
    const send = (key = headers['Idempotency-Key']) =>
      admin.shop.ask(`/account/orders/${number}/return`, body, { ...headers, 'Idempotency-Key': key })
    const answers = await Promise.all([send(), send(), send()])
    const heard = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(heard).size).toBe(1)
    expect(await declaredOf(number)).toHaveLength(1)
    await finishLaterWork()
    expect(await admin.lettersOf(number)).toHaveLength(1)
    expect(await (await send(crypto.randomUUID())).json()).toMatchObject({ code: 'return.goods_unknown' })

    const one = await sentOrder(1)
    const all = [1, 2, 3].map(() => askReturn(one.aino, one.number, [{ ref: one.ref, quantity: 1 }]))
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422, 422])
    expect(await declaredOf(one.number)).toHaveLength(1)
  })

  test('is refused without goods, for unknown, made-to-measure or unsent ones, and after the last term', async () => {
    const { aino, number, ref } = await sentOrder()
    const refused = async (rows: object[]) => (await askReturn(aino, number, rows)).body['code']
    expect(await refused([])).toBe('return.goods_missing')
    expect(await refused([{ ref: 'other', quantity: 1 }])).toBe('return.goods_unknown')
    expect(await refused([{ ref, quantity: 4 }])).toBe('return.goods_unknown')
    expect(
      await refused([
        { ref, quantity: 1 },
        { ref, quantity: 1 },
      ]),
    ).toBe('return.goods_unknown')
    const { number: here } = await admin.boughtBy(aino)
    const [row] = (await admin.orderNumbered(here)).bought.lines
    expect(await askReturn(aino, here, [{ ref: row?.ref, quantity: 1 }])).toMatchObject({
      status: 409,
      body: { code: 'return.not_sent_yet' },
    })

    const headers = await admin.headersOf(aino)
    const shownTotal = await admin.addGlasses(headers)
    const glasses = await admin.paidOrder({ shownTotal, ...admin.contactOf(aino.email) }, headers)
    await admin.ask(glasses.number, 'prescriptions', {})
    await admin.ask(glasses.number, 'move', { to: 'confirmed' })
    await admin.send(glasses.number)
    const { bought } = await admin.orderNumbered(glasses.number)
    const lenses = bought.lines.find(({ isMadeToMeasure }) => isMadeToMeasure)
    const answer = await askReturn(aino, glasses.number, [{ ref: lenses?.ref, quantity: 1 }])
    expect(answer.body['code']).toBe('return.no_right')

    moveClock(60 * DAY_MS)
    await aino.ask('/account/sign-in', { email: aino.email, password: PASSWORD })
    const late = await askReturn(aino, number, [{ ref, quantity: 1 }])
    moveClock()
    expect(late.body).toMatchObject({ code: 'return.too_late' })
  })

  test('has the label and the code of the carrier, by post, as soon as the carrier answers', async () => {
    const { aino, number, ref } = await sentOrder()
    await admin.controlReturns('fail')
    const answer = await askReturn(aino, number, [{ ref, quantity: 1 }], { way: 'post' })
    const { ref: name, code } = answer.body['return'] as MyReturn
    expect(code).toBeNull()
    expect(await aino.ask(`/account/returns/${name}/label`)).toMatchObject({
      status: 503,
      body: { code: 'return.label_unavailable' },
    })
    await admin.controlReturns('normal')
    moveClock(300_000)
    await admin.sweep()
    const [made] = (await aino.ask(`/account/returns?number=${number}`)).body['returns'] as MyReturn[]
    expect(made?.code).toMatch(/^JJFI\d+$/)
    const { pdf } = (await aino.ask(`/account/returns/${name}/label`)).body as { pdf: string }
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await (await admin.customer()).ask(`/account/returns/${name}/label`)
    expect(stranger).toMatchObject({ status: 404, body: { code: 'return.not_found' } })
  })
})

describe('the refund of a return', () => {
  test('is paid when the goods have come, piece by piece, and once however often staff confirm', async () => {
    const { aino, number, ref } = await sentOrder()
    const first = await returned(aino, number, ref, 1)
    const answers = await Promise.all([confirm(first), confirm(first), confirm(first)])
    for (const answer of answers) expect(await answer.json()).toEqual({ state: 'handled', refund: admin.goods.amount })
    await eventually(async () => (await admin.orderNumbered(number)).refunded === admin.goods.amount)
    const second = await returned(aino, number, ref, 2)
    await confirm(second)
    const { refunded, refunds, totalCost } = await admin.orderNumbered(number)
    expect({ refunded, count: refunds.length }).toEqual({ refunded: totalCost, count: 2 })
    expect(await aino.ask(`/account/returns?number=${number}`)).toMatchObject({
      body: { returns: [{ status: 2 }, { status: 2, refund: admin.goods.amount }] },
    })
  })

  test('is paid once, by the sweep, when a crash came between confirming and refunding', async () => {
    const { aino, number, ref } = await sentOrder(1)
    const name = await returned(aino, number, ref, 1)
    const req = await admin.shop.req()
    const handled = { state: 'handled' as const, handledAt: new Date().toISOString(), handledBy: 'Kaisa', note: '' }
    await claimReturn(req, name, { ...handled, refund: admin.goods.amount })
    moveClock(120_000)
    moveMachineClock(120_000)
    await admin.sweep()
    moveMachineClock()
    // A crash after the refund, before it was noted.
    await changeAndSchedule(admin.shop, 'withdrawals', { ref: { equals: name } }, {}, [
      { step: 'refund', at: nowIso() },
    ])
    await admin.sweep()
    await confirm(name)
    const { refunded, refunds } = await admin.orderNumbered(number)
    expect({ refunded, count: refunds.length }).toEqual({ refunded: admin.goods.amount, count: 1 })
  })

  test('is not paid by confirming a declaration that is not a return', async () => {
    const { number } = await admin.paidOrder()
    await admin.declare({ number })
    const { ref } = await admin.openOf(number)
    expect(await (await confirm(ref)).json()).toMatchObject({ code: 'withdrawal.no_return' })
    expect(await (await confirm('unknown')).json()).toMatchObject({ code: 'withdrawal.not_found' })
  })
})

describe('an exchange', () => {
  /** Glasses of a member, which have left, and the row of their frame. */
  async function memberGlasses() {
    const aino = await admin.customer()
    await aino.ask('/friends/join', { email: aino.email, acceptsTerms: true, place: 'checkout' })
    const headers = await admin.headersOf(aino)
    const shownTotal = await admin.addGlasses(headers)
    const { number } = await admin.paidOrder({ shownTotal, ...admin.contactOf(aino.email) }, headers)
    await admin.ask(number, 'prescriptions', {})
    await admin.ask(number, 'move', { to: 'confirmed' })
    await admin.send(number)
    const { bought, timeline } = await admin.orderNumbered(number)
    const frame = bought.lines.find(({ parentRef }) => parentRef === null)
    const came = cameOn(timeline) ?? ''
    return { aino, number, ref: frame?.ref ?? '', lines: bought.lines, came }
  }

  async function onDay(day: string, { aino }: { aino: SignedIn }) {
    moveClock(Date.parse(`${day}T10:00:00Z`) - now().getTime())
    await aino.ask('/account/sign-in', { email: aino.email, password: PASSWORD })
  }

  test('takes frame and lenses of a member on day 99, and gives a code once they have come', async () => {
    const glasses = await memberGlasses()
    const { aino, number, ref, lines, came } = glasses
    await onDay(plusDays(came, 99), glasses)
    const answer = await askReturn(aino, number, [{ ref, quantity: 1 }], { isExchange: true })
    const made = answer.body['return'] as MyReturn
    expect(made.rows.map((row) => row.ref)).toEqual(lines.map((line) => line.ref))
    expect(await (await confirm(made.ref)).json()).toEqual({ state: 'handled', refund: 0 })
    await confirm(made.ref)
    const [seen] = (await aino.ask(`/account/returns?number=${number}`)).body['returns'] as MyReturn[]
    const worth = lines.reduce((sum, { price }) => sum + price.amount, 0)
    const codes = await findAll(admin.shop, 'discount-codes', { code: { equals: seen?.exchangeCode } })
    expect(codes).toMatchObject([{ kind: 'amount', value: worth, usesLeft: 1, isForPairs: true }])
    expect((await admin.lettersOf(number)).at(-1)?.text).toContain(seen?.exchangeCode)
    const again = await askReturn(aino, number, [{ ref, quantity: 1 }], { isExchange: true })
    moveClock()
    expect(again.body['code']).toBe('return.goods_unknown')
  })

  test('is refused on day 101, and for what no member bought', async () => {
    const glasses = await memberGlasses()
    const { aino, number, ref, came } = glasses
    await onDay(plusDays(came, 101), glasses)
    const late = await askReturn(aino, number, [{ ref, quantity: 1 }], { isExchange: true })
    moveClock()
    expect(late.body['code']).toBe('exchange.too_late')
    const other = await sentOrder()
    const none = await askReturn(other.aino, other.number, [{ ref: other.ref, quantity: 1 }], { isExchange: true })
    expect(none.body['code']).toBe('exchange.no_right')
  })

  test('applies to a customer who joins on the day of the purchase', async () => {
    const { aino, number } = await sentOrder()
    expect((await admin.orderNumbered(number)).membership).toBe('none')
    await aino.ask('/friends/join', { email: aino.email, acceptsTerms: true, place: 'thanks' })
    expect((await admin.orderNumbered(number)).membership).toBe('friends')
  })
})

async function returned(who: SignedIn, number: string, ref: string, quantity: number): Promise<string> {
  const answer = await askReturn(who, number, [{ ref, quantity }])
  return (answer.body['return'] as MyReturn).ref
}
