import { afterEach, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { expectRefused, openTrial } from '../../tests/trial-shop.ts'
import { cardWithHistory, liability } from './admin-cards.ts'
import { settleGiftCards } from './settle-cards.ts'

const DAY_MS = 86_400_000
const trial = opened(openTrial)
afterEach(() => moveClock())

const newestId = async () => String((await findAll(trial.shop, 'gift-cards', {}, { sort: '-id', limit: 1 }))[0]?.id)
const historyOf = async (id: string) => (await cardWithHistory(await trial.shop.req(), id))?.history ?? []

test('a gift card by staff is issued once per key, and its reason is stored', async () => {
  const staff = { ...(await trial.staff('order-handler')), 'idempotency-key': crypto.randomUUID() }
  const asked = { amount: 2000, reason: 'complaint', note: 'Odotti kauan' }
  const answers = [
    await trial.shop.ask('/giftcard/issue', asked, staff),
    await trial.shop.ask('/giftcard/issue', asked, staff),
  ]
  const [first, second] = (await Promise.all(answers.map((answer) => answer.json()))) as object[]
  expect(first).toEqual(second)
  expect(first).toMatchObject({ pin: expect.stringMatching(/^\d{6}$/), expiresOn: plusDays(today(), 365) })
  expect(await trial.balance(first!, await trial.shop.newShopper())).toBe(2000)
  expect(await historyOf(await newestId())).toMatchObject([
    { kind: 'issue', amount: 2000, note: 'Reklamaatio: Odotti kauan', who: 'Kaisa Käsittelijä' },
  ])
})

test('a blocked gift card neither shows nor pays anything until it is opened again', async () => {
  const card = await trial.cardWorth(5000)
  const change = { id: await newestId(), note: 'Katosi' }
  const [staff, shopper] = [await trial.staff('order-handler'), await trial.shop.newShopper()]
  await trial.shop.ask('/giftcard/change', { ...change, deed: 'block' }, staff)
  await expectRefused(trial.shop.ask('/giftcard/balance', card, shopper), 409, 'giftcard.blocked')
  await trial.shop.ask('/giftcard/change', { ...change, deed: 'unblock' }, staff)
  expect(await trial.balance(card, shopper)).toBe(5000)
  expect((await historyOf(change.id)).map(({ kind }) => kind)).toEqual(['unblock', 'block', 'issue'])
})

test('staff extending an expired gift card restores its balance', async () => {
  await trial.cardWorth(5000, today())
  const id = await newestId()
  const staff = await trial.staff('order-handler')
  moveClock(3 * DAY_MS)
  const req = await trial.shop.req()
  await settleGiftCards.run(req)
  const change = { id, deed: 'extension', expiresOn: plusDays(today(), 30), note: 'Asiakas pyysi' }
  const answer = await trial.shop.ask('/giftcard/change', change, staff)
  expect(await answer.json()).toEqual({ expiresOn: change.expiresOn, isBlocked: false })
  expect((await cardWithHistory(req, id))?.card.balance).toBe(5000)
  await expectRefused(trial.shop.ask('/giftcard/change', change, staff), 422, 'giftcard.not_later')
})

test('the gift card liability by month ends with the sum on the cards', async () => {
  const req = await trial.shop.req()
  await settleGiftCards.run(req)
  await trial.cardWorth(1234)
  const { months, onCards, difference } = await liability(req)
  expect(difference).toBe(0)
  expect(months[0]?.after).toBe(onCards)
})
