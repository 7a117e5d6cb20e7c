import { afterEach, describe, expect, test } from 'vitest'
import type { OwnReferral } from '#contracts/referral.ts'
import type { Subscription as LensSubscription } from '#contracts/subscriptions.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { moveClock, moveMachineClock, now, today } from '#plugins/kit/clock.ts'
import { changeIf, countWhere, createUnlessTaken, deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { freeOf } from '#plugins/ledger/free-months.ts'
import { balanceOf, entriesOf } from '#plugins/ledger/repository.ts'
import { subscriptionNumbered } from '#plugins/subscriptions/repository.ts'
import { doDueWork, goToDay } from '../../tests/go-to-day.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../tests/own-orders.ts'
import { someSubscription } from '../../tests/some-subscription.ts'
import { referralMonths } from './admin-months.ts'
import { createReferral, codeNamed } from './repository.ts'

const admin = opened(openOwnOrders)
afterEach(async () => {
  for (const slug of [
    ...(['subscriptions', 'subscription-deliveries', 'charges'] as const),
    ...(['referrals', 'referral-codes', 'referral-promises'] as const),
  ])
    await deleteWhere(admin.shop, slug, {})
  moveClock()
  moveMachineClock()
})

const own = async (customer: SignedIn) => (await customer.ask('/account/referral')).body['own'] as OwnReferral | null
const take = (customer: SignedIn, code: string) => customer.ask('/account/referral/take', { code })

/** A customer with a lens subscription, and the code that the customer shares. */
async function sharer() {
  const customer = await admin.customer()
  const { number } = await someSubscription(admin, customer, { interval: 'm6' })
  const { body } = await customer.ask('/account/referral/code', {})
  return { customer, number, code: (body['own'] as OwnReferral).code }
}

const stored = async (number: number) => subscriptionNumbered(await admin.shop.req(), number)
const toNext = async (number: number) => {
  const day = processOn((await stored(number)).contract)!
  await goToDay(admin, day > today() ? day : today())
}

/** What of each delivery after the first was free, and what was charged. */
async function deliveries(number: number) {
  const found = await findAll(
    admin.shop,
    'subscription-deliveries',
    { subscription: { equals: number } },
    { sort: 'id' },
  )
  return found.slice(1).map(({ free, amount }) => [free ?? 0, amount])
}

async function letters(kind: 'taken' | 'earned') {
  const found = await findAll(admin.shop, 'outbox', { key: { like: 'referral ' } })
  return found.filter(({ key }) => key.endsWith(` ${kind}`)).length
}

describe('a friend', () => {
  test('gets deliveries two to four free, and the sharer the next one, with balanced ledgers', async () => {
    const began = now().getTime()
    const { customer, number: subscription, code } = await sharer()
    expect(await own(customer)).toMatchObject({ friendMonths: 3, sharerMonths: 1, friends: 0, earned: 0 })
    const inSwedish = { ...(await admin.headersOf(customer)), 'accept-language': 'sv' }
    expect(await (await admin.shop.ask('/account/referral', undefined, inSwedish)).json()).toMatchObject({
      own: { link: expect.stringMatching(new RegExp(`/sv/suosittelu/${code}$`)) as string },
    })
    const friend = await admin.customer()
    expect(await friend.ask(`/referral/${code.toLowerCase()}`)).toMatchObject({
      body: { friendMonths: 3, deliveryUpTo: 3000, isTaken: false },
    })
    for (const _ of [1, 2]) expect(await take(friend, code)).toMatchObject({ body: { taken: { months: 3, used: 0 } } })
    expect((await friend.ask(`/referral/${code}`)).body['isTaken']).toBe(true)
    const { number } = await someSubscription(admin, friend)
    await doDueWork(admin)
    expect(await letters('taken')).toBe(1)
    await goToDay(admin, plusMonths(today(), 1))
    expect(await letters('earned')).toBe(1)
    expect(await own(customer)).toMatchObject({ friends: 1, counted: 1, earned: 1, used: 0 })
    const page = async () =>
      (await friend.ask(`/account/subscriptions/${number}`)).body['subscription'] as LensSubscription
    const ahead = (await page()).deliveries.find(({ isNext }) => isNext)!
    expect((await page()).deliveries.find(({ isNext }) => isNext)).toEqual(ahead)
    while ((await deliveries(number)).length < 4) await toNext(number)
    const [first] = await deliveries(number)
    const whole = first![0]! + first![1]!
    const free = Math.min(whole, 3000)
    expect([ahead.free, ahead.price]).toEqual([free, whole - free])
    expect(await deliveries(number)).toEqual([...[2, 3, 4].map(() => [free, whole - free]), [0, whole]])
    expect((await friend.ask('/account/referral')).body['taken']).toMatchObject({ months: 3, used: 3 })

    await toNext(subscription)
    const [next] = await deliveries(subscription)
    expect(next![0]).toBe(Math.min(next![0]! + next![1]!, 3000))
    await toNext(subscription)
    expect((await deliveries(subscription))[1]![0]).toBe(0)
    expect(await own(customer)).toMatchObject({ earned: 1, used: 1 })
    // The admin page shows half a year, which would be exceeded here on some days of a month.
    moveClock(began - now().getTime())
    const taken = (await referralMonths(await admin.shop.req())).find(({ friends }) => friends > 0)
    expect(taken).toMatchObject({ codes: 1, friends: 1, counted: 1, bills: 4, amount: 3 * free + next![0]! })
    for (const [one, months] of [
      [number, 3],
      [subscription, 1],
    ] as const) {
      const subject = { kind: 'subscription', number: one } as const
      expect(await balanceOf(admin.shop, subject)).toBe(0)
      const events = (await entriesOf(admin.shop, subject)).map(({ event }) => event)
      expect(events.filter((event) => event === 'free_month')).toHaveLength(months)
    }
  })

  test('loses no free delivery by skipping one', async () => {
    const { code } = await sharer()
    const friend = await admin.customer()
    await take(friend, code)
    const { number } = await someSubscription(admin, friend)
    const { version } = await stored(number)
    expect(await friend.ask(`/account/subscriptions/${number}/skip`, { version })).toMatchObject({ status: 200 })
    for (let count = 1; count <= 3; count += 1) await toNext(number)
    expect((await deliveries(number)).map(([free]) => free! > 0)).toEqual([true, true, true])
  })

  test('earns the sharer nothing by a subscription that ends within its first month', async () => {
    const { customer, code } = await sharer()
    const friend = await admin.customer()
    await take(friend, code)
    const { number } = await someSubscription(admin, friend)
    const { version } = await stored(number)
    await friend.ask(`/account/subscriptions/${number}/cancel`, { version })
    await goToDay(admin, plusDays(plusMonths(today(), 1), 1))
    expect(await own(customer)).toMatchObject({ friends: 1, counted: 0, earned: 0 })
    // The friend begins again, and stays.
    await someSubscription(admin, friend)
    await goToDay(admin, plusMonths(today(), 1))
    expect(await own(customer)).toMatchObject({ friends: 1, counted: 1, earned: 1 })
  })

  test('is shown what was promised when the code was made', async () => {
    const { code } = await sharer()
    await createUnlessTaken(admin.shop, 'referral-promises', { from: today(), friendMonths: 1, sharerMonths: 2 })
    const friend = await admin.customer()
    expect((await friend.ask(`/referral/${code}`)).body).toMatchObject({ friendMonths: 3, sharerMonths: 1 })
    const { code: newer } = await sharer()
    expect((await friend.ask(`/referral/${newer}`)).body).toMatchObject({ friendMonths: 1, sharerMonths: 2 })
  })

  test('takes a code once by two tabs at once, and no second one', async () => {
    const [{ code }, { code: another }] = [await sharer(), await sharer()]
    const friend = await admin.customer()
    const answers = await Promise.all([take(friend, code), take(friend, code)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await countWhere(admin.shop, 'referrals', { code: { equals: code } })).toBe(1)
    expect(await take(friend, another)).toMatchObject({ status: 409, body: { code: 'referral.taken_already' } })
  })
})

describe('a referral code', () => {
  const refused = async (customer: SignedIn, code: string) => (await take(customer, code)).body['code']

  test('is refused to its sharer, to a subscriber, in a ring, after its sharer has ended, and if unknown', async () => {
    const { customer, number, code } = await sharer()
    expect(await refused(customer, code)).toBe('referral.own_code')
    expect(await refused((await sharer()).customer, code)).toBe('referral.not_new')
    expect(await refused(await admin.customer(), 'BCDFGHJK')).toBe('referral.unknown')
    expect(await customer.ask('/referral/BCDFGHJK')).toMatchObject({ status: 404 })

    const [second, third] = [await sharer(), await sharer()]
    const req = await admin.shop.req()
    await createReferral(req, await codeNamed(req, code), await admin.customerNumber(second.customer))
    await createReferral(req, await codeNamed(req, second.code), await admin.customerNumber(third.customer))
    expect(await refused(customer, third.code)).toBe('referral.ring')

    const { version } = await stored(number)
    await customer.ask(`/account/subscriptions/${number}/cancel`, { version })
    expect(await refused(await admin.customer(), code)).toBe('referral.sharer_ended')
    expect(
      await countWhere(admin.shop, 'referrals', { sharer: { equals: await admin.customerNumber(customer) } }),
    ).toBe(1)
  })

  test('is refused to another account with the sharer’s phone and address', async () => {
    const { customer, code } = await sharer()
    const friend = await admin.customer()
    const phone = `+35840${(await admin.customerNumber(customer)).slice(-7)}`
    await changeIf(admin.shop, 'customers', { email: { equals: friend.email } }, { phone })
    expect(await refused(friend, code)).toBe('referral.same_household')
    expect(await countWhere(admin.shop, 'referrals', { code: { equals: code } })).toBe(0)
  })

  test('gives no free delivery and earns nothing if its taker turns out to be the sharer', async () => {
    const { customer, code } = await sharer()
    const friend = await admin.customer()
    expect(await take(friend, code)).toMatchObject({ status: 200 })
    const { number } = await someSubscription(admin, friend, { livesAs: await admin.customerNumber(customer) })
    await goToDay(admin, plusMonths(today(), 1))
    expect(await own(customer)).toMatchObject({ friends: 1, counted: 0, earned: 0 })
    await toNext(number)
    expect((await deliveries(number))[0]![0]).toBe(0)
  })

  test('is not made for a customer who has no subscription', async () => {
    const customer = await admin.customer()
    expect(await customer.ask('/account/referral')).toMatchObject({ body: { own: null, canShare: false } })
    expect(await customer.ask('/account/referral/code', {})).toMatchObject({
      body: { code: 'referral.needs_contract' },
    })
    expect(await countWhere(admin.shop, 'referral-codes', {})).toBe(0)
  })
})

test('one month of a sharer pays for one of two bills that are frozen at once', async () => {
  const { customer: browser, number, code } = await sharer()
  const friend = await admin.customer()
  await take(friend, code)
  await someSubscription(admin, friend)
  await goToDay(admin, plusMonths(today(), 1))
  const customer = await admin.customerNumber(browser)
  const req = await admin.shop.req()
  const ask = (period: string) => {
    const subject = { kind: 'subscription', number } as const
    return freeOf(req, { subject, customer, period, on: today(), amount: 2000 })
  }
  const answers = await Promise.all([ask('8'), ask('9'), ask('8'), ask('9')])
  expect(answers.filter((answer) => answer !== null)).toHaveLength(2)
  expect([answers[0], answers[1]]).toEqual([answers[2], answers[3]])
})
