import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { register, type Browser } from './customers.ts'
import { connectionBroke } from './checkouts.ts'
import { firstAccessory, type SimpleArticle } from './goods.ts'
import { auditAffairs, nothingWrong, type Affair } from './kills-audit.ts'
import { openLetters } from './letters.ts'
import { pay } from './pay.ts'
import { openShop } from './shop.ts'
import { newShopper, orderForm } from './shopper.ts'
import { setStock, signIn, type Staff } from './staff.ts'

const KILLS = Number(process.env.KILLS ?? 50)
const INVOICE = 10_000

/**
 * Kills the shop, or one of its processes, at a random moment while a customer pays an invoice (whole, then in two parts, in
 * turns) and returns a piece that staff give its price back for. Counts what was lost and doubled.
 */
export async function run() {
  const shop = await openShop()
  try {
    const customer = await register(shop, 'aino.makela@example.com')
    const { number } = (await customer.get('/account/customer')).body['customer'] as { number: string }
    const staff = await signIn(shop)
    const goods = await firstAccessory(await newShopper(shop.url))
    await setStock(staff, goods.skuId, KILLS * 3)
    const standIns = await shop.standIns()
    const letters = openLetters(standIns)
    const affairs: Affair[] = []

    const first = await newAffair({ customer, staff, goods, number })
    const began = performance.now()
    await Promise.all([payInvoice(customer, first, 2), giveBack(customer, staff, first)])
    const wholeRoundMs = performance.now() - began
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const affair = await newAffair({ customer, staff, goods, number })
      affairs.push(affair)
      const parts = 1 + (kill % 2)
      const work = [payInvoice(customer, affair, parts), giveBack(customer, staff, affair)]
      const over = Promise.all(work.map((one) => one.catch(connectionBroke)))
      await pause(Math.random() * wholeRoundMs)
      await shop.killOne()
      await over
      await shop.recover()
      await letters.collect()
      if (kill % 10 === 0) console.log(`${kill} of ${KILLS} kills`)
    }
    const goOn = (affair: Affair) => Promise.all([payInvoice(customer, affair, 1), giveBack(customer, staff, affair)])
    const found = await auditAffairs({ affairs: [first, ...affairs], customer, staff, standIns, letters, goOn, goods })
    return { bench: 'kills', kills: KILLS, ...found, wholeRoundMs: Math.round(wholeRoundMs) }
  } finally {
    await shop.close()
  }
}

interface Parties {
  customer: Browser
  staff: Staff
  goods: SimpleArticle
  number: string
}

/** An order of one piece that has left, and an invoice. */
async function newAffair({ customer, staff, goods, number }: Parties): Promise<Affair> {
  await customer.post('/cart/update', { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true })
  const bought = await customer.post('/checkout/purchase', orderForm(goods))
  if (typeof bought.body['next'] !== 'string') throw new Error(`Not bought: ${JSON.stringify(bought)}`)
  await pay(bought.body['next'])
  const order = await latestOrder(customer)
  await staff.post(`order/${order}/move`, { to: 'sent' }, randomUUID())
  const rows = [{ name: 'Sovitus', amount: INVOICE, vatRate: 2550 }]
  await staff.post('invoice/make', { customer: number, type: 2, rows }, randomUUID())
  const [invoice] = await staff.find<{ ref: string; number: number }>('invoices', 'sort=-number')
  if (!invoice) throw new Error('No invoice was made')
  return { order, invoice: invoice.ref, total: INVOICE }
}

/** The order just paid for, as soon as it is there. */
async function latestOrder(customer: Browser, seen = known): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const { orders } = (await customer.get('/account/orders')).body as { orders: { number: string }[] }
    const newest = orders.find(({ number }) => !seen.has(number))
    if (newest) {
      seen.add(newest.number)
      return newest.number
    }
    await pause(50)
  }
  throw new Error('An order that was paid for is not there')
}
const known = new Set<string>()

/** Pays what is left in so many parts. Every second payer does not come back from the provider. */
async function payInvoice(customer: Browser, { invoice }: Affair, parts: number): Promise<void> {
  for (let part = parts; part > 0; part -= 1) {
    const { payable } = ((await customer.get(`/account/invoices/${invoice}`)).body['invoice'] ?? {}) as {
      payable?: number
    }
    if (!payable) return
    const amount = part > 1 ? Math.floor(payable / part) : payable
    const { body } = await customer.post(`/account/invoices/${invoice}/pay`, { amount })
    if (typeof body['next'] === 'string') await pay(body['next'], { comesBack: Math.random() < 0.5 })
  }
}

/** Declares the return, fetches its label, and has staff confirm that the piece has come. What is done stays done. */
async function giveBack(customer: Browser, staff: Staff, { order }: Affair): Promise<void> {
  const { rows } = (await customer.get(`/account/orders/${order}/return`)).body as {
    rows: { ref: string; left: number }[]
  }
  const left = rows.filter((row) => row.left > 0).map(({ ref }) => ({ ref, quantity: 1 }))
  if (left.length > 0) await customer.post(`/account/orders/${order}/return`, { rows: left, way: 'post' })
  const { returns } = (await customer.get(`/account/returns?number=${order}`)).body as { returns: { ref: string }[] }
  for (const { ref } of returns) {
    await customer.get(`/account/returns/${ref}/label`)
    await staff.post(`withdrawal/${ref}/confirm`, {}, randomUUID())
  }
}

export const budget = Object.fromEntries(Object.entries(nothingWrong).map(([key, due]) => [key, String(due)]))
