import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './on-test-day.ts'
import { limits } from '#domain/limits.ts'
import { newDatabaseUri, testEngine } from '#plugins/kit/test-database.ts'
import { shareKeys } from '#server/launch/keys.ts'
import { patience } from '#server/launch/machine.mjs'
import { audit, nothingWrong } from '../../benchmarks/outage-audit.ts'
import { dropDatabase } from '../../benchmarks/database.ts'
import { firstAccessory, type SimpleArticle } from '../../benchmarks/goods.ts'
import { openLetters } from '../../benchmarks/letters.ts'
import { pay } from '../../benchmarks/pay.ts'
import { openRefunds } from '../../benchmarks/refunds.ts'
import { openShop, type Shop } from '../../benchmarks/shop.ts'
import { newShopper, orderForm } from '../../benchmarks/shopper.ts'
import { setStock, signIn, type Staff } from '../../benchmarks/staff.ts'
import { openExternalServices } from '../external-services.ts'

/** Longer than a killed process holds letters and tasks. */
const RECOVERED_MS = 400_000
const RACERS = 120
const PIECES = 10

test.skip(!testEngine, 'Two processes need an engine with the protocol of MongoDB: name one in TEST_DATABASE_URI.')
test.describe.configure({ mode: 'serial' })

const data = mkdtempSync(join(tmpdir(), 'two-processes-'))
const databaseUri = newDatabaseUri(data)
let world: Awaited<ReturnType<typeof openExternalServices>>
let one: Shop
let other: Shop
let staff: Staff
let staffThere: Staff
let goods: SimpleArticle

test.beforeAll(async () => {
  world = await openExternalServices(join(data, 'world'))
  shareKeys({ data, keysFile: undefined })
  const env = { DATABASE_URI: databaseUri, MAIL_FROM: 'kauppa@example.com', SHOP_LIMITS: 'on' }
  ;[one, other] = await Promise.all([openShop(env), openShop(env)])
  const { folder } = existsSync(join(one.folder, 'admin-sign-in.txt')) ? one : other
  staff = await signIn({ ...one, folder })
  staffThere = await signIn({ ...other, folder })
  goods = await firstAccessory(await newShopper(one.url))
  await setStock(staff, goods.skuId, 100)
})
test.afterAll(async () => {
  await Promise.all([one?.close(), other?.close(), world?.close()])
  await dropDatabase(databaseUri)
  rmSync(data, { recursive: true, force: true })
})

test('two first starts at once create one shop @slow', async () => {
  expect(await staff.find('staff')).toHaveLength(1)
  const articles = await staff.find<{ slug: string }>('articles')
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
})

test('an edit on one process appears on the cached pages of the other @slow', async () => {
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

test('a cart filled at one process is bought at the other @slow', async () => {
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

test('guesses sent to both processes are limited together @slow', async () => {
  const here = await newShopper(one.url)
  const guess = { number: '1234 5678 9012 3452', pin: '0000' }
  const both = [here, here.at(other.url)]
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => both.map((shopper) => shopper.post('/giftcard/balance', guess))).flat(),
  )
  const tried = answers.filter(({ status }) => status === 404).length
  expect(tried).toBeLessThanOrEqual(limits['gift card'].calls)
  expect(answers.filter(({ status }) => status !== 404 && status !== 429)).toEqual([])
})

/** So many shoppers with one piece each, at both processes in turn, press "Tilaa ja maksa". */
async function purchases(shoppers: number) {
  const all = await Promise.all(Array.from({ length: shoppers }, (_, at) => newShopper((at % 2 ? one : other).url)))
  const line = { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true }
  await Promise.all(all.map((shopper) => shopper.post('/cart/update', line)))
  return Promise.all(all.map((shopper) => shopper.post('/checkout/purchase', orderForm(goods))))
}

test('shoppers at both processes buy no more pieces than there are @slow', async () => {
  await setStock(staff, goods.skuId, PIECES)
  const answers = await purchases(RACERS)
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(PIECES)
  expect(answers.filter(({ body }) => body.code === 'article.sold_out')).toHaveLength(RACERS - PIECES)
  await Promise.all(won.map(({ body }) => pay(String(body.next))))
  await expect.poll(() => staff.find('orders')).toHaveLength(1 + PIECES)
})

test('payments, refunds and e-mails that a killed process left halfway are finished once @slow', async () => {
  test.setTimeout(RECOVERED_MS + patience(60))
  const standIns = process.env.PAYTRAIL_URL ?? ''
  const sold = (await staff.find('orders')).length
  await setStock(staff, goods.skuId, PIECES)
  const refunds = openRefunds()
  const answers = await purchases(PIECES)

  const refunding = refunds.goOn(staffThere).catch(() => undefined)
  const paying = answers.map(({ body }) => pay(String(body.next)))
  await Promise.race(paying)
  await other.kill()
  await Promise.all([...paying, refunding])
  await other.restart()

  const letters = openLetters(standIns)
  const found = await audit({ staff, standIns, refunds, letters, skuId: goods.skuId, stock: sold + PIECES })
  const orders = sold + PIECES
  expect(found).toMatchObject({ orders, captured: orders, refunds: orders, letters: orders * 2 })
  expect(found).toMatchObject(nothingWrong)
})
