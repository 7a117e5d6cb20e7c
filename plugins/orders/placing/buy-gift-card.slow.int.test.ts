import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GiftCardWish } from '#contracts/cart.ts'
import type { GiftCardKey } from '#contracts/giftcards.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { erasePrintedCards, keyIn } from '#plugins/giftcards/buy-cards.ts'
import { takeBack } from '#plugins/giftcards/take-back.ts'
import { eraseBoughtCards } from '#plugins/giftcards/notify-of-end.ts'
import { moveClock, moveMachineClock, nowIso, today } from '#plugins/kit/clock.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { sweepSteps } from '#plugins/kit/work/sweep-steps.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { eventually } from '../../../tests/eventually.ts'
import { opened } from '../../../tests/opened.ts'
import { forGiftCards, giftCardWish } from '../../../tests/some-gift-card.ts'
import { expectRefused, openTrial } from '../../../tests/trial-shop.ts'
import { placeOrder } from './place-order.ts'
import { orderNumbered } from '../repository.ts'
import { daysMs } from '../../../tests/go-to-day.ts'

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]
const trial = opened(openTrial)
beforeEach(() => trial.freshen())
afterEach(() => {
  moveClock()
  moveMachineClock()
})

async function withCard(differences: Partial<GiftCardWish> = {}, shopper = trial.shop.newShopper()) {
  const caller = await shopper
  const answer = await trial.shop.ask('/cart/gift-card', { giftCard: giftCardWish(differences) }, caller)
  expect(answer.status).toBe(200)
  return caller
}

/** A paid order of one card, as it was bought, and the letters to its receiver. */
async function bought(differences: Partial<GiftCardWish> = {}) {
  const email = `${crypto.randomUUID()}@example.com`
  const receiver = { name: 'Maija', email, phone: '', ...differences.receiver }
  const wish = giftCardWish({ ...differences, receiver })
  const order = await trial.paidOrder(forGiftCards(wish.amount), await withCard(wish))
  // A card for a later day waits; the others leave behind the answer.
  if (wish.sendOn === null) await eventually(async () => (await cardOf(order.number)).state === 'sent')
  return { ...order, receiver: receiver.email, card: await cardOf(order.number) }
}

const cardOf = async (order: string) => (await findOne(trial.shop, 'bought-cards', { order: { equals: order } }))!
const lettersTo = async (to: string) => {
  await finishLaterWork()
  return findAll(trial.shop, 'outbox', { to: { equals: to } })
}
const moneyOf = async (id: number | string | null) => findOne(trial.shop, 'gift-cards', { id: { equals: id } })
const issued = async () => (await findAll(trial.shop, 'gift-cards')).length

describe('a gift card in the checkout', () => {
  test('costs no tax and no delivery, and makes an order that needs no work of staff', async () => {
    const { number } = await bought()
    const { state, bought: frozen } = await orderNumbered(await trial.shop.req(), number)
    expect({ state, totals: frozen.totals }).toMatchObject({ state: 'delivered', totals: { vat: [], amountDue: 5000 } })
  })

  test('is not paid by a gift card, neither alone nor beside goods', async () => {
    const giftCard = await trial.cardWorth(100_000)
    await expectRefused(
      trial.place(await withCard(), { ...forGiftCards(5000), giftCard }),
      422,
      'giftcard.not_for_gift_cards',
    )
    const shopper = await withCard({}, trial.shopperWith(1))
    const { purchaseRef, next } = await trial.purchase(shopper, { giftCard, shownTotal: 5000 })
    await trial.settle(await trial.pay(next))
    expect(await trial.paymentOf(purchaseRef)).toMatchObject({ amount: 5000 })
    expect(await trial.balance(giftCard, shopper)).toBe(100_000 - trial.goods.amount)
  })

  test('takes no discount and leaves the stock unchanged', async () => {
    const shopper = await withCard()
    expect(await trial.stock()).toBe(20)
    await trial.paidOrder(forGiftCards(5000), shopper)
    expect(await trial.stock()).toBe(20)
  })
})

describe('a card that was bought', () => {
  test('is issued once, whatever proves the payment and however often', async () => {
    const before = await issued()
    const { next, purchaseRef } = await trial.purchase(await withCard(), forGiftCards(5000))
    const proof = await trial.pay(next)
    await Promise.all([trial.settle(proof), trial.webhook(proof), trial.settle(proof), trial.sweep()])
    const purchase = (await findPurchase(await trial.shop.req(), purchaseRef))!
    await Promise.all([1, 2, 3].map(async () => placeOrder(await trial.shop.req(), purchase)))
    expect(await issued()).toBe(before + 1)
    expect(await moneyOf((await cardOf(purchase.orderNumber!)).card)).toMatchObject({ balance: 5000, worth: 5000 })
  })

  test('is mailed with its number, and its PIN in a letter of its own; then both are erased', async () => {
    const { receiver, card } = await bought()
    expect(card).toMatchObject({ state: 'sent', secret: null })
    const letters = await lettersTo(receiver)
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Aino lähetti sinulle lahjakortin',
      'Lahjakorttisi PIN-koodi',
    ])
    await eventually(async () => (await lettersTo(receiver)).every(({ state }) => state === 'sent'))
    for (const { message } of await lettersTo(receiver)) expect(unseal(message)).toBeNull()
  })

  test('has its PIN sent by text message to a phone', async () => {
    const phone = '+358401230001'
    const { receiver } = await bought({ receiver: { name: '', email: `${crypto.randomUUID()}@example.com`, phone } })
    expect(await lettersTo(receiver)).toHaveLength(1)
    expect(await lettersTo(phone)).toMatchObject([{ channel: 'sms', subject: 'Lahjakorttisi PIN-koodi' }])
  })

  test('is sent on its chosen day, and its year begins on that day', async () => {
    const sendOn = plusDays(today(), 3)
    const { receiver, card } = await bought({ sendOn })
    expect(card).toMatchObject({ state: 'waiting', sendOn })
    await sweepSteps.run(await trial.shop.req())
    expect(await lettersTo(receiver)).toEqual([])
    moveClock(daysMs(3))
    await sweepSteps.run(await trial.shop.req())
    await sweepSteps.run(await trial.shop.req())
    expect(await lettersTo(receiver)).toHaveLength(2)
    expect(await moneyOf(card.card)).toMatchObject({ expiresOn: plusDays(today(), 365) })
  })

  test('gets the card that was already drawn when a crash cut off its issue', async () => {
    const { card } = await bought({ sendOn: plusDays(today(), 3) })
    const req = await trial.shop.req()
    const before = await issued()
    await changeAndSchedule(trial.shop, 'bought-cards', { id: { equals: card.id } }, { card: null }, [
      { step: 'issue', at: nowIso() },
    ])
    await sweepSteps.run(req)
    const settled = await cardOf(card.order)
    expect({ card: settled.card, issued: await issued() }).toEqual({ card: card.card, issued: before })
    const key = keyIn(req, settled)
    expect(await trial.balance(key!, await trial.shop.newShopper())).toBe(5000)
  })

  test('opens as a PDF for thirty days if it is to be printed', async () => {
    const { card } = await bought({ by: 'print' })
    const ask = (path: string) => trial.shop.ask(`/giftcard/bought/${card.ref}${path}`)
    expect(await (await ask('')).json()).toMatchObject({ worth: 5000, isPrintable: true })
    const { pdf } = (await (await ask('/pdf')).json()) as { pdf: string }
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    moveClock(daysMs(31))
    await erasePrintedCards.run(await trial.shop.req())
    await expectRefused(ask('/pdf'), 409, 'giftcard.not_printable')
  })
})

describe('withdrawing from a gift card', () => {
  const withdraw = async (ref: string, caller?: Record<string, string>) =>
    trial.shop.ask(`/giftcard/bought/${ref}/withdraw`, {}, caller ?? (await trial.shop.newShopper()))
  const refundsOf = async (number: string) => (await orderNumbered(await trial.shop.req(), number)).refunds
  const keyOf = async (card: { order: string }) => keyIn(await trial.shop.req(), await cardOf(card.order))!

  const payWith = async (giftCard: GiftCardKey) =>
    trial.purchase(await trial.shopperWith(1), { giftCard, shownTotal: 0 })

  test('closes it, refunds it once, and does not send a card that waits for its day', async () => {
    const { receiver, number, card } = await bought({ sendOn: plusDays(today(), 3) })
    const answers = await Promise.all([withdraw(card.ref), withdraw(card.ref)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await moneyOf(card.card)).toMatchObject({ balance: 0 })
    expect(await refundsOf(number)).toMatchObject([{ toProvider: 5000, toGiftCard: 0 }])
    moveClock(daysMs(3))
    await sweepSteps.run(await trial.shop.req())
    expect(await lettersTo(receiver)).toEqual([])
    expect(await cardOf(number)).toMatchObject({ state: 'withdrawn', secret: null })
  })

  test('is refused once the card has been used, and after the last day', async () => {
    const { card } = await bought({ by: 'print' })
    await payWith(await keyOf(card))
    await expectRefused(withdraw(card.ref), 409, 'giftcard.used')
    expect(await cardOf(card.order)).toMatchObject({ state: 'sent' })
    const { card: other } = await bought()
    moveClock(30 * DAY_MS)
    await expectRefused(withdraw(other.ref), 409, 'giftcard.withdrawal_over')
  })

  test('is finished by the sweep when a crash left it halfway', async () => {
    const { number, card } = await bought()
    await takeBack(await trial.shop.req(), card)
    moveClock(2 * MINUTE_MS)
    moveMachineClock(2 * MINUTE_MS)
    await sweepSteps.run(await trial.shop.req())
    await sweepSteps.run(await trial.shop.req())
    expect(await refundsOf(number)).toHaveLength(1)
    expect(await cardOf(number)).toMatchObject({ state: 'withdrawn' })
  })

  test('happens when its order is canceled, unless the card has been used', async () => {
    const admin = await trial.staff('order-handler')
    const cancel = (number: string) =>
      trial.shop.ask(`/order/${number}/cancel`, { number, typed: number, note: '' }, admin)
    const buy = async () => {
      const shopper = await withCard({ by: 'print' }, trial.shopperWith(1))
      return trial.paidOrder({ shownTotal: 5000 + trial.goods.amount }, shopper)
    }
    const { number } = await buy()
    expect((await cancel(number)).status).toBe(200)
    expect(await cardOf(number)).toMatchObject({ state: 'withdrawn' })
    expect(await refundsOf(number)).toMatchObject([{ toProvider: 5000 + trial.goods.amount }])
    const used = await buy()
    const key = await keyOf({ order: used.number })
    await payWith(key)
    await expectRefused(cancel(used.number), 409, 'giftcard.used')
  })
})

describe('a lost gift card', () => {
  test('is closed, and its money moves to a new card that is sent to another address', async () => {
    const { receiver, card } = await bought()
    const admin = await trial.staff('order-handler')
    const email = `${crypto.randomUUID()}@example.com`
    const replace = () => trial.shop.ask(`/giftcard/bought/${card.ref}/replace`, { note: 'Väärä osoite', email }, admin)
    expect((await replace()).status).toBe(200)
    const now = await cardOf(card.order)
    expect(now.card).not.toBe(card.card)
    expect(await moneyOf(card.card)).toMatchObject({ balance: 0, blockedAt: expect.any(String) as string })
    expect(await moneyOf(now.card)).toMatchObject({ balance: 5000 })
    expect([await lettersTo(receiver), await lettersTo(email)].map(({ length }) => length)).toEqual([2, 2])
  })
})

describe('the expiry of a gift card', () => {
  test('is announced to its receiver once, thirty days before, if there is money on it', async () => {
    const { receiver, card } = await bought()
    const req = await trial.shop.req()
    const notified = async () => (await lettersTo(receiver)).length
    moveClock(334 * DAY_MS)
    await sweepSteps.run(req)
    expect(await notified()).toBe(2)
    moveClock(2 * DAY_MS)
    await sweepSteps.run(req)
    await sweepSteps.run(req)
    expect(await notified()).toBe(3)
    moveClock(91 * DAY_MS)
    await eraseBoughtCards.run(req)
    expect([await cardOf(card.order), await moneyOf(card.card)]).toMatchObject([null, { worth: 5000 }])
  })
})
