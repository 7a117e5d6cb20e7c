import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { countOpenWithdrawals, handledLately, withdrawalsOf } from './admin-withdrawals.ts'
import { opened } from '../../tests/opened.ts'
import { NO_ORDER, openWithdrawalAdmin } from '../../tests/withdrawal-admin.ts'
import { expectRefused } from '../../tests/trial-shop.ts'

const DAY_MS = 86_400_000

const admin = opened(openWithdrawalAdmin)

describe('a declaration in the admin', () => {
  test('is shown with its order, and says whether its e-mail is that of the buyer', async () => {
    const [{ number: own }, { number: others }] = [await admin.paidOrder(), await admin.paidOrder()]
    await admin.declare({ number: own, email: 'AINO@example.com' })
    await admin.declare({ number: others, email: 'pekka@example.com' })
    await admin.declare({ number: NO_ORDER })
    expect(await admin.openOf(own)).toMatchObject({ order: { number: own }, isOfBuyer: true, timeliness: 'law' })
    expect(await admin.openOf(others)).toMatchObject({ order: { number: others }, isOfBuyer: false })
    expect(await admin.openOf(NO_ORDER)).toMatchObject({ order: null, isOfBuyer: false, timeliness: null })
  })

  test('says whether it came in the term of the law, in that of the shop, or late', async () => {
    const numbers = [
      (await admin.paidOrder()).number,
      (await admin.paidOrder()).number,
      (await admin.paidOrder()).number,
    ]
    for (const number of numbers) await admin.send(number)
    for (const [place, days] of [1, 40, 80].entries()) {
      moveClock()
      moveClock(days * DAY_MS)
      await admin.declare({ number: numbers[place]! })
    }
    const found = await Promise.all(numbers.map((number) => admin.openOf(number)))
    expect(found.map((one) => one.timeliness)).toEqual(['law', 'shop', 'late'])
  })

  test('names what was made to measure, and leaves the frame its right', async () => {
    const shopper = await admin.shop.newShopper()
    const shownTotal = await admin.addGlasses(shopper)
    const { number } = await admin.paidOrder({ shownTotal }, shopper)
    const { rows } = await admin.orderPage(number)
    await admin.declare({ number })
    const { withoutRight } = await admin.openOf(number)
    const lenses = rows.find(({ parentRef }) => parentRef !== null)
    expect(withoutRight).toEqual([lenses?.articleDescription])
  })
})

describe('staff', () => {
  test('mail the return instructions, once however often they press', async () => {
    const { number } = await admin.paidOrder()
    await admin.send(number)
    await admin.declare({ number })
    const { ref } = await admin.openOf(number)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await admin.answer(ref, 'instructions', {})).json()).toEqual({ isPosted: true })
    const letters = (await admin.lettersOf(number)).filter(({ subject }) => subject.startsWith('Näin palautat'))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ to: 'aino@example.com' })
    expect((await admin.openOf(number)).instructedAt).not.toBeNull()
  })

  test('close a declaration with a note, which is stored with its author', async () => {
    const { number } = await admin.paidOrder()
    await admin.declare({ number })
    const { ref } = await admin.openOf(number)
    const before = await countOpenWithdrawals(await admin.shop.req())
    await expectRefused(admin.answer(ref, 'handle', { note: '  ' }), 400, 'request.malformed')
    expect(await (await admin.answer(ref, 'handle', { note: 'Peruttu ja palautettu' })).json()).toEqual({
      state: 'handled',
    })
    const req = await admin.shop.req()
    expect(await countOpenWithdrawals(req)).toBe(before - 1)
    const [handled] = await withdrawalsOf(req, await admin.orderNumbered(number))
    expect(handled).toMatchObject({
      isOfBuyer: true,
      state: 'handled',
      note: 'Peruttu ja palautettu',
      handledBy: 'Kaisa Käsittelijä',
    })
    expect((await handledLately(req)).map((one) => one.ref)).toContain(ref)
    await expectRefused(admin.answer(ref, 'handle', { note: 'Uudelleen' }), 409, 'withdrawal.handled')
    await expectRefused(admin.answer(ref, 'instructions', {}), 409, 'withdrawal.handled')
    await expectRefused(admin.answer('unknown', 'handle', { note: 'Moi' }), 404, 'withdrawal.not_found')
  })

  test('cancel an unsent order that was declared, as they cancel any order', async () => {
    const { number } = await admin.paidOrder()
    await admin.declare({ number })
    const canceled = await admin.ask(number, 'cancel', { typed: number, note: 'Asiakas perui' })
    expect(await canceled.json()).toMatchObject({ state: 'canceled', refunded: admin.goods.amount })
    expect((await admin.openOf(number)).order?.state).toBe('canceled')
  })
})
