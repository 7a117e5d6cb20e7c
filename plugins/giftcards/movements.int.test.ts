import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { balanceOf, sumsOf } from '#domain/giftcards/ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { changeIf, deleteWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { heldInAll } from '#plugins/kit/storage/reserve.ts'
import { opened } from '../../tests/opened.ts'
import { giftCardWish } from '../../tests/some-gift-card.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { issueBoughtCard, replaceCard } from './buy-cards.ts'
import { allMovements, moneyOnly, movementsOf } from './movements.ts'
import { refundToCard, releaseCard, settleCard, takeFromCard } from './repository.ts'
import { settleGiftCards } from './settle-cards.ts'
import { endTakeBack, takeBack } from './take-back.ts'

const DAY_MS = 86_400_000
const trial = opened(openTrial)
afterEach(() => moveClock())

const newest = async () => (await findAll(trial.shop, 'gift-cards', {}, { sort: '-id', limit: 1 }))[0]!
const again = async (id: number | string) => (await findOne(trial.shop, 'gift-cards', { id: { equals: id } }))!
const historyOf = async (id: number | string) => (await movementsOf(trial.shop, id)).flatMap(moneyOnly)

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('use' as const, 'give up' as const, 'refund' as const, 'days' as const),
    amount: fc.integer({ min: 1, max: 3000 }),
    isRepeated: fc.boolean(),
  }),
  { maxLength: 8 },
)

test('the balances of gift cards equal the sum of their movements after any sequence of steps', async () => {
  const req = await trial.shop.req()
  await settleGiftCards.run(req)
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await trial.cardWorth(5000, plusDays(today(), 100))
      const { id, fingerprint: card } = await newest()
      for (const [at, { what, amount, isRepeated }] of taken.entries()) {
        const ref = `${id} ${at}`
        const isTaken = what === 'use' || what === 'give up' ? await takeFromCard(req, card, amount, ref, 'x') : true
        for (let time = isRepeated ? 2 : 1; isTaken && time > 0; time -= 1) {
          if (what === 'use') await settleCard(req, card, amount, ref)
          if (what === 'give up') await releaseCard(req, card, ref)
          if (what === 'refund') await refundToCard(req, card, amount, ref)
          if (what === 'days') moveClock(150 * DAY_MS)
        }
        await settleGiftCards.run(req)
      }
      const { balance, holds } = await again(id)
      const { issue, use, return: returned, expiry, revival } = sumsOf(await historyOf(id))
      expect(balance + heldInAll(holds)).toBe(issue - use - expiry + revival + returned)
    }),
    { numRuns: 12 },
  )
  const cards = await findAll(trial.shop, 'gift-cards')
  const liability = cards.reduce((sum, { balance, holds }) => sum + balance + heldInAll(holds), 0)
  expect(balanceOf(await allMovements(req))).toBe(liability)
})

const stepsOfBought = fc.array(
  fc.record({
    what: fc.constantFrom('use' as const, 'refund' as const, 'days' as const, 'withdraw' as const, 'lose' as const),
    amount: fc.integer({ min: 1, max: 3000 }),
    isRepeated: fc.boolean(),
  }),
  { maxLength: 6 },
)

test('the balances of bought cards equal their movements after any use, loss and withdrawal', async () => {
  const req = await trial.shop.req()
  await fc.assert(
    fc.asyncProperty(stepsOfBought, async (taken) => {
      const order = crypto.randomUUID()
      const about = { order, row: 'a row', language: 'fi' as const, giver: 'Aino', buyerEmail: 'aino@example.com' }
      await issueBoughtCard(req, { ...about, wish: giftCardWish() })
      const document = async () => (await findOne(trial.shop, 'bought-cards', { order: { equals: order } }))!
      for (const [at, { what, amount, isRepeated }] of taken.entries()) {
        const { card: id } = await document()
        const { fingerprint } = await again(id as number)
        const ref = `${order} ${at}`
        if (what === 'use' && !(await takeFromCard(req, fingerprint, amount, ref, 'x'))) continue
        for (let time = isRepeated ? 2 : 1; time > 0; time -= 1) {
          if (what === 'use') await settleCard(req, fingerprint, amount, ref)
          if (what === 'refund') await refundToCard(req, fingerprint, amount, ref)
          if (what === 'days') moveClock(150 * DAY_MS)
          if (what === 'withdraw')
            await unlessRefused(async () => endTakeBack(req, await takeBack(req, await document())))
          if (what === 'lose')
            await unlessRefused(async () => replaceCard(req, await document(), { note: 'Katosi', who: 'Kaisa' }))
        }
        await settleGiftCards.run(req)
      }
      const cards = await findAll(trial.shop, 'gift-cards', { order: { equals: order } })
      const sums = sumsOf((await Promise.all(cards.map(({ id }) => historyOf(id)))).flat())
      const { issue, use, return: returned, expiry, revival, withdrawal, transfer } = sums
      const liability = cards.reduce((sum, { balance, holds }) => sum + balance + heldInAll(holds), 0)
      expect({ liability, issue, transfer }).toEqual({
        issue: 5000,
        transfer: 0,
        liability: issue - use - expiry - withdrawal + revival + returned,
      })
    }),
    { numRuns: 12 },
  )
})

/** What a card has become may forbid the step. */
async function unlessRefused(step: () => Promise<void>): Promise<void> {
  await step().catch((problem: unknown) => {
    if (!(problem instanceof Refusal)) throw problem
  })
}

test('the history of a gift card lists its payments, the latest first', async () => {
  const giftCard = await trial.cardWorth(500)
  await trial.paidOrder({ giftCard, shownTotal: trial.goods.amount - 500 })
  const shown = await (await trial.shop.ask('/giftcard/balance', giftCard, await trial.shop.newShopper())).json()
  expect(shown).toMatchObject({
    balance: 0,
    movements: [
      { kind: 'use', amount: -500, on: today() },
      { kind: 'issue', amount: 500, on: today() },
    ],
  })
})

test('the rest of an expired gift card is recorded once, and a refund restores it', async () => {
  await trial.cardWorth(5000, today())
  const { id, fingerprint } = await newest()
  const req = await trial.shop.req()
  moveClock(2 * DAY_MS)
  await settleGiftCards.run(req)
  await settleGiftCards.run(req)
  expect(await again(id)).toMatchObject({ balance: 0, expiringAt: null })
  await refundToCard(req, fingerprint, 700, 'a refund')
  await refundToCard(req, fingerprint, 700, 'a refund')
  expect((await historyOf(id)).map(({ amount }) => amount)).toEqual([700, 5000, -5000, 5000])
  expect((await again(id)).balance).toBe(5700)
})

test('a card expiry that a crash left unrecorded is recorded by the next run', async () => {
  await trial.cardWorth(5000, '2020-01-01')
  const { id } = await newest()
  const crashed = { balance: 0, expiringAt: new Date(0).toISOString(), expiringAmount: 5000 }
  await changeIf(trial.shop, 'gift-cards', { id: { equals: id } }, crashed)
  await settleGiftCards.run(await trial.shop.req())
  expect(balanceOf(await historyOf(id))).toBe(0)
})

test('a card issue that a crash left unrecorded is recorded by the next run', async () => {
  await trial.cardWorth(5000)
  const { id } = await newest()
  await deleteWhere(trial.shop, 'gift-card-movements', { card: { equals: id } })
  await changeIf(trial.shop, 'gift-cards', { id: { equals: id } }, { isRecorded: false })
  await settleGiftCards.run(await trial.shop.req())
  expect(sumsOf(await historyOf(id))).toMatchObject({ issue: 5000 })
})
