import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { limits } from '#domain/limits.ts'
import { newDatabaseUri, testEngine } from '#plugins/kit/test-database.ts'
import { shareKeys } from '#server/launch/keys.ts'
import { firstAccessory, type SimpleArticle } from '../../benchmarks/goods.ts'
import { pay } from '../../benchmarks/pay.ts'
import { openShop, type Shop } from '../../benchmarks/shop.ts'
import { newShopper, orderForm } from '../../benchmarks/shopper.ts'
import { setStock, signIn, type Staff } from '../../benchmarks/staff.ts'
import { openExternalServices } from '../external-services.ts'
import { someEmail } from './shopper-actions.ts'

/** Longer than a killed process holds letters and tasks. */
const RECOVERED_MS = 300_000

test.skip(!testEngine, 'Two processes need an engine with the protocol of MongoDB: name one in TEST_DATABASE_URI.')
test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'No browser is needed, so once is enough.')
test.describe.configure({ mode: 'serial' })

const data = mkdtempSync(join(tmpdir(), 'two-processes-'))
let world: Awaited<ReturnType<typeof openExternalServices>>
let one: Shop
let other: Shop
let staff: Staff
let goods: SimpleArticle

test.beforeAll(async () => {
  test.setTimeout(600_000)
  world = await openExternalServices(join(data, 'world'))
  shareKeys({ data, keysFile: undefined })
  const env = { DATABASE_URI: newDatabaseUri(data), MAIL_FROM: 'kauppa@example.com', SHOP_LIMITS: 'on' }
  ;[one, other] = await Promise.all([openShop(env), openShop(env)])
  staff = await signIn(one).catch(() => signIn(other))
  goods = await firstAccessory(await newShopper(one.url))
  await setStock(staff, goods.skuId, 100)
})
test.afterAll(async () => {
  await Promise.all([one?.close(), other?.close(), world?.close()])
  rmSync(data, { recursive: true, force: true })
})

test('two first starts at once make one shop', async () => {
  expect(await staff.find('staff')).toHaveLength(1)
  const articles = await staff.find<{ slug: string }>('articles')
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
})

test('an edit on one process is on the cached pages of the other', async () => {
  const page = async ({ url }: Shop) => {
    const answer = await fetch(`${url}/kehykset`)
    return { how: answer.headers.get('x-cache'), text: await answer.text() }
  }
  for (const shop of [one, other]) await expect.poll(async () => (await page(shop)).how).toBe('hit')
  const street = `Katu ${Date.now()}`
  await staff.changeGlobal('seller', { street })
  for (const shop of [one, other])
    await expect.poll(async () => (await page(shop)).text.includes(street), { intervals: [50] }).toBe(true)
})

test('a cart moves between the processes, and is bought at the other', async () => {
  const here = await newShopper(one.url)
  const there = here.at(other.url)
  const add = (shopper: typeof here) =>
    shopper.post('/cart/update', { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true })
  const answers = await Promise.all([here, there, here, there].map(add))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const form = orderForm({ ...goods, amount: goods.amount * 4 })
  const { body } = await there.post('/checkout/purchase', form)
  await pay(String(body.next))
  await expect.poll(() => staff.find('orders')).toHaveLength(1)
})

test('guesses spread over both are limited together', async () => {
  const here = await newShopper(one.url)
  const guess = { number: '1234 5678 9012 3452', pin: '0000' }
  const both = [here, here.at(other.url)]
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => both.map((shopper) => shopper.post('/giftcard/balance', guess))).flat(),
  )
  const tried = answers.filter(({ status }) => status === 404).length
  expect(tried).toBeLessThanOrEqual(limits['gift card'].calls)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - tried)
})

test('orders that were paid while one process was killed are there once, each with one letter', async () => {
  test.setTimeout(RECOVERED_MS + 120_000)
  const emails = Array.from({ length: 10 }, someEmail)
  const buying = emails.map(async (email, place) => {
    const shopper = await newShopper((place % 2 ? one : other).url)
    await shopper.post('/cart/update', { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true })
    const form = orderForm(goods)
    const { body } = await shopper.post('/checkout/purchase', { ...form, contact: { ...form.contact, email } })
    return String(body.next)
  })
  const pages = await Promise.all(buying)
  const paying = pages.map((page) => pay(page))
  await Promise.race(paying)
  await other.kill()
  await Promise.all(paying)
  await other.restart()

  const lettersTo = async (email: string) => {
    const answer = await fetch(`${process.env.PAYTRAIL_URL}/mail.json?to=${encodeURIComponent(email)}`)
    return ((await answer.json()) as { messages: { subject: string }[] }).messages.length
  }
  const ordersOf = async () => {
    const orders = await staff.find<{ email: string }>('orders')
    return emails.map((email) => orders.filter((order) => order.email === email).length)
  }
  const once = emails.map(() => 1)
  await expect.poll(ordersOf, { timeout: RECOVERED_MS }).toEqual(once)
  await expect.poll(() => Promise.all(emails.map(lettersTo)), { timeout: RECOVERED_MS }).toEqual(once)
})
