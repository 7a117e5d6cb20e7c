import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GiftCardKey } from '#contracts/giftcards.ts'
import { limitsOfOne } from '#domain/limits.ts'
import { moveMachineClock } from '#plugins/kit/clock.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { guessedCards } from './repository.ts'

const { most } = limitsOfOne['gift card']
const DAY_MS = 86_400_000

const trial = opened(openTrial)
beforeAll(() => void (process.env.SHOP_LIMITS = 'on'))
afterAll(() => void (process.env.SHOP_LIMITS = 'off'))

let networks = 0
let card: GiftCardKey
beforeEach(async () => {
  card = await trial.cardWorth(5000)
})

const newNetwork = () => `198.51.${Math.floor((networks += 1) / 250)}.${networks % 250}`

async function tried(pin: string, network = newNetwork()): Promise<string> {
  const headers = { ...(await trial.shop.newShopper()), 'x-forwarded-for': network }
  const answer = await trial.shop.ask('/giftcard/balance', { number: card.number, pin }, headers)
  return answer.ok ? 'right' : ((await answer.json()) as { code: string }).code
}

/**
 * Tries as many wrong PINs of the card as all networks together may, a few at once: of more at once some would have to
 * wait.
 */
async function manyWrong(): Promise<void> {
  for (let tries = 0; tries < most; tries += 10) await Promise.all(Array.from({ length: 10 }, () => tried(wrongPin())))
}

const wrongPin = () => (card.pin === '000000' ? '000001' : '000000')

test('a new gift card has a PIN of six digits', () => {
  expect(card.pin).toMatch(/^\d{6}$/)
})

test('after fifty wrong PINs of a card each network has one try, and staff are notified', async () => {
  await manyWrong()
  expect(await guessedCards(trial.shop)).toEqual([])
  const network = newNetwork()
  expect(await tried(wrongPin(), network)).toBe('giftcard.not_found')
  expect(await tried(card.pin, network)).toBe('giftcard.tried_too_often')
  expect(await guessedCards(trial.shop)).toMatchObject([{ lastDigits: card.number.slice(-4) }])

  // The holder's own network has a try, and keeps it as long as the PIN is right.
  const ownNetwork = newNetwork()
  for (const pin of [card.pin, ` ${card.pin}`, `${card.pin}\u200b`]) expect(await tried(pin, ownNetwork)).toBe('right')
  moveMachineClock(DAY_MS + 1)
  expect(await tried(card.pin, network)).toBe('right')
  moveMachineClock()
})

test('wrong PINs from many networks at once are limited as one after the other', async () => {
  await manyWrong()
  const network = newNetwork()
  const answers = await Promise.all(Array.from({ length: 5 }, () => tried(wrongPin(), network)))
  expect(answers.filter((code) => code === 'giftcard.not_found')).toHaveLength(1)
})

test('networks of one site (/48) share one try of a PIN', async () => {
  await manyWrong()
  expect(await tried(wrongPin(), '2001:db8:7:1::1')).toBe('giftcard.not_found')
  expect(await tried(wrongPin(), '2001:db8:7:2::1')).toBe('giftcard.tried_too_often')
  expect(await tried(card.pin, '2001:db8:8:1::1')).toBe('right')
})

test('PINs for an unknown card number are limited alike', async () => {
  card = { ...card, number: '1234567890123452' }
  await manyWrong()
  const network = newNetwork()
  expect(await tried(wrongPin(), network)).toBe('giftcard.not_found')
  expect(await tried(wrongPin(), network)).toBe('giftcard.tried_too_often')
})

test('60 of 260 simultaneous PIN tries are refused as busy and do not count', async () => {
  let release = () => {}
  const before = serialized('hash giftcard.busy', () => new Promise<void>((done) => (release = done)))
  const answered: string[] = []
  const pins = [...Array.from({ length: 200 }, () => card.pin), ...Array.from({ length: 60 }, wrongPin)]
  const all = pins.map(async (pin) => answered.push(await tried(pin)))
  await expect.poll(() => answered).toEqual(Array.from({ length: 60 }, () => 'giftcard.busy'))
  release()
  await Promise.all([before, ...all])
  expect(answered.slice(60)).not.toContain('giftcard.busy')
  const network = newNetwork()
  for (let time = 0; time < 2; time += 1) expect(await tried(wrongPin(), network)).toBe('giftcard.not_found')
  expect(await tried(card.pin, network)).toBe('right')
})
