import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { limits, type LimitName } from '#domain/limits.ts'
import { openRealShop, type ApiAnswer, type RealShop } from './real-shop.ts'

let shop: RealShop

beforeAll(async () => {
  shop = await openRealShop({ isLimited: true })
})
afterAll(() => shop.close())

const unknownAccount = { email: 'kukaan@example.com' }

/** Secrets that can be guessed by trying, and a wrong guess. */
const guesses: [name: LimitName, path: string, guess: object][] = [
  ['sign-in', '/api/staff/login', { ...unknownAccount, password: 'arvaus' }],
  [
    'password',
    '/api/account/sign-in/passkey',
    {
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    },
  ],
  ['gift card', '/api/giftcard/balance', { number: '1234 5678 9012 3452', pin: '0000' }],
  ['cart handover', '/api/cart/handover/take', { code: 'FHJK LMPR' }],
  ['discount', '/api/cart/discount', { code: 'ARVAUS' }],
  ['order lookup', '/api/order/lookup', { ...unknownAccount, number: 'S00000000' }],
  ['eye doctor', '/api/eye-doctor/hold', { time: 'nobody-20991201-0900' }],
  [
    'withdrawal',
    '/api/withdrawal/declare',
    { ...unknownAccount, name: 'Kuka Vain', number: 'S00000000', extent: 'all' },
  ],
]

describe.each(guesses)('guessing at the %s', (name, path, guess) => {
  const { calls, seconds } = limits[name]

  test('is refused after too many tries with the seconds to wait, and changes nothing', async () => {
    const shopper = await shop.shopper()
    expect((await shop.post(path, guess, shopper)).code).not.toBe('request.too_many')
    for (let tried = 2; tried <= calls; tried += 1) await shop.post(path, guess, shopper)
    const before = await countsAtRest()
    expectTooMany(await shop.post(path, guess, shopper), seconds)
    expect(await shop.counts()).toEqual(before)
  })

  test('leaves the rest of the shop open to that shopper', async () => {
    expect(await shop.fetch('/api/health')).toMatchObject({ status: 200 })
    expect(await shop.fetch('/api/catalog/list?category=frames')).toMatchObject({ status: 200 })
  })
})

/** The count once what goes on after a reply has finished: letters, and every order lookup of a guest. */
async function countsAtRest(): Promise<Record<string, number>> {
  await finishLaterWork()
  await expect.poll(async () => (await shop.counts())['lookups']).toBe(0)
  return shop.counts()
}

function expectTooMany({ status, code, headers, text }: ApiAnswer, most: number): void {
  expect({ status, code }).toEqual({ status: 429, code: 'request.too_many' })
  const { details } = JSON.parse(text) as { details: { seconds: number } }
  expect(headers['retry-after']).toBe(String(details.seconds))
  expect(details.seconds).toBeGreaterThan(0)
  expect(details.seconds).toBeLessThanOrEqual(most)
}
