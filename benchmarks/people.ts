import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser, register, type Browser } from './customers.ts'
import { firstAccessory } from './goods.ts'
import { load, requestSequentially } from './load.ts'
import { fillWithCustomers, typedWords } from './many-customers.ts'
import { pay } from './pay.ts'
import { openShop, type Shop } from './shop.ts'
import { newShopper, orderForm } from './shopper.ts'
import { setStock, signIn } from './staff.ts'
import { middle, p95 } from './percentiles.ts'

const ORDERS = Number(process.env.ORDERS ?? 200)
const GUESSES_A_SECOND = 50
const TURNS = 200

/** What accounts cost: a home with many orders, the look-up of a session, strangers who guess passwords, and a search among many. */
export async function run() {
  const shop = await openShop()
  try {
    const found = await search(shop)
    const email = 'aino.makela@example.com'
    const customer = await register(shop, email)
    const sessionLookUpMs = await sessionLookUp(shop, customer)
    console.log({ ...found, sessionLookUpMs })
    const underAttack = await guesses(shop, email)
    console.log(underAttack)
    await buy(shop, customer)
    const homeP95Ms = p95(await requestSequentially(shop.url, TURNS, () => asCustomer(customer, '/omat-sivut')))
    const ordersP95Ms = p95(
      await requestSequentially(shop.url, TURNS, () => asCustomer(customer, '/omat-sivut/tilauksia')),
    )
    return { bench: 'people', orders: ORDERS, homeP95Ms, ordersP95Ms, sessionLookUpMs, ...underAttack, ...found }
  } finally {
    await shop.close()
  }
}

const asCustomer = ({ cookie }: Browser, path: string) => ({
  path,
  headers: { cookie: cookie(), 'accept-encoding': 'br' },
})

/** Two hundred orders of one piece, each paid. */
async function buy(shop: Shop, customer: Browser): Promise<void> {
  const goods = await firstAccessory(await newShopper(shop.url))
  await setStock(await signIn(shop), goods.skuId, ORDERS * 2)
  for (let bought = 0; bought < ORDERS; bought += 1) {
    await customer.post('/cart/update', { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true })
    const { status, body } = await customer.post('/checkout/purchase', orderForm(goods))
    if (typeof body.next !== 'string') throw new Error(`Not bought: ${status} ${JSON.stringify(body)}`)
    await pay(body.next)
  }
}

/** How much longer an endpoint takes that finds out who is signed in: the middle of many calls with and without a session. */
async function sessionLookUp({ url }: Shop, customer: Browser): Promise<number> {
  const guest = await openBrowser(url)
  const took = async (browser: Browser) =>
    middle(await requestSequentially(url, TURNS * 2, () => asCustomer(browser, '/api/shell/tags')))
  await took(guest)
  return Math.round(((await took(customer)) - (await took(guest))) * 100) / 100
}

/** Wrong passwords for one account, so many a second, while others read a cached page. */
async function guesses(shop: Shop, email: string) {
  const cached = () => load(shop, () => ({ path: '/takuut', headers: { 'accept-encoding': 'br' } }))
  const quiet = await cached()
  const stranger = await openBrowser(shop.url)
  const statuses = new Map<number, number>()
  let isOver = false
  const open: Promise<void>[] = []
  const guessing = (async () => {
    while (!isOver) {
      const guess = stranger.post('/account/sign-in', { email, password: 'väärä salasana' })
      open.push(guess.then(({ status }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)))
      await pause(1000 / GUESSES_A_SECOND)
    }
    await Promise.all(open)
  })()
  const busy = [await cached(), await cached(), await cached()]
  isOver = true
  await guessing
  const busyP95Ms = Math.max(...busy.map(({ p95Ms }) => p95Ms))
  return {
    quietP95Ms: quiet.p95Ms,
    busyP95Ms,
    timesQuiet: Math.round((busyP95Ms / quiet.p95Ms) * 10) / 10,
    guesses: [...statuses].map(([status, times]) => `${times} × ${status}`).join(', '),
  }
}

/** What staff wait for after the third letter, among a hundred thousand: p95 of each word, and the slowest of those. */
async function search(shop: Shop) {
  if (process.env.DATABASE_URI) return { searchP95Ms: 'on SQLite only' }
  await shop.kill()
  fillWithCustomers(shop.folder)
  await shop.restart()
  const { cookie } = await signIn(shop)
  const each: Record<string, number> = {}
  for (const words of typedWords) {
    const path = `/api/customer/search?words=${encodeURIComponent(words)}`
    each[words] = p95(await requestSequentially(shop.url, TURNS / 2, () => ({ path, headers: { cookie } })))
  }
  console.log(each)
  return { searchP95Ms: Math.max(...Object.values(each)) }
}

export const budget = { homeP95Ms: '≤ 60', searchP95Ms: '≤ 100', sessionLookUpMs: '≤ 1', timesQuiet: '< 2' }
