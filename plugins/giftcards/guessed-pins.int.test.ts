import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GiftCardKey } from '#contracts/giftcards.ts'
import { limitsOfOne } from '#domain/limits.ts'
import { moveMachineClock } from '#plugins/kit/clock.ts'
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

const wrongPin = () => (card.pin === '000000' ? '000001' : '000000')

test('a new card has a PIN of six digits', () => {
  expect(card.pin).toMatch(/^\d{6}$/)
})

test('after fifty wrong PINs of a card each network has one try, and staff are told', async () => {
  await Promise.all(Array.from({ length: most }, () => tried(wrongPin())))
  expect(await guessedCards(trial.shop)).toEqual([])
  const network = newNetwork()
  expect(await tried(wrongPin(), network)).toBe('giftcard.not_found')
  expect(await tried(card.pin, network)).toBe('giftcard.tried_too_often')
  expect(await guessedCards(trial.shop)).toMatchObject([{ lastDigits: card.number.slice(-4) }])

  // Her own network has a try, and keeps it as long as she is right.
  const hers = newNetwork()
  for (let time = 0; time < 3; time += 1) expect(await tried(card.pin, hers)).toBe('right')
  moveMachineClock(DAY_MS + 1)
  expect(await tried(card.pin, network)).toBe('right')
  moveMachineClock()
})

test('as many at once from one network each are no more than one after the other', async () => {
  await Promise.all(Array.from({ length: most }, () => tried(wrongPin())))
  const network = newNetwork()
  const answers = await Promise.all(Array.from({ length: 5 }, () => tried(wrongPin(), network)))
  expect(answers.filter((code) => code === 'giftcard.not_found')).toHaveLength(1)
})

test('a number that no card has is refused alike', async () => {
  card = { ...card, number: '1234567890123452' }
  await Promise.all(Array.from({ length: most }, () => tried(wrongPin())))
  const network = newNetwork()
  expect(await tried(wrongPin(), network)).toBe('giftcard.not_found')
  expect(await tried(wrongPin(), network)).toBe('giftcard.tried_too_often')
})
