import { setTimeout as pause } from 'node:timers/promises'
import { connectionBroke, sendShoppers } from './checkouts.ts'
import { audit, nothingWrong } from './outage-audit.ts'
import { dropDatabase, ownDatabase } from './database.ts'
import { openEngine } from './engine.ts'
import { firstAccessory } from './goods.ts'
import { openLetters } from './letters.ts'
import { paymentsAt } from './pay.ts'
import { openRefunds } from './refunds.ts'
import { openShop } from './shop.ts'
import { newShopper, orderForm } from './shopper.ts'
import { setStock, signIn } from './staff.ts'
import { until } from './until.ts'

const OUTAGES = Number(process.env.OUTAGES ?? 20)
const STOCK = 10_000
/** Longer than the shop looks for its database before it refuses at once. */
const AWAY_MS = 8000
/** An answer that takes longer hangs: five seconds are spent on looking for the database. */
const HANGS_MS = 9000

/**
 * Takes the database away from a shop that keeps running, at random moments of three checkouts and a refund. Every request
 * is answered within seconds, by 503 where nothing can be done, and afterwards nothing is lost or doubled.
 */
export async function run() {
  const own = ownDatabase(process.env.DATABASE_URI)
  if (!own) throw new Error('Set DATABASE_URI to an engine of MongoDB')
  const engine = await openEngine(own)
  const shop = await openShop({ DATABASE_URI: engine.uri })
  try {
    const visitor = await newShopper(shop.url)
    const goods = await firstAccessory(visitor)
    const staff = await signIn(shop)
    await setStock(staff, goods.skuId, STOCK)
    const standIns = await shop.standIns()
    const refunds = openRefunds()
    const letters = openLetters(standIns)
    await visitor.post('/cart/update', { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true })

    const began = performance.now()
    await Promise.all(sendShoppers(shop.url, goods))
    const roundMs = performance.now() - began

    const answers = watchAnswers(shop.url)
    const backInMs: number[] = []
    for (let outage = 1; outage <= OUTAGES; outage += 1) {
      const work = [...sendShoppers(shop.url, goods), refunds.goOn(staff).catch(connectionBroke)]
      await pause(Math.random() * roundMs)
      await engine.leave()
      const end = performance.now() + AWAY_MS
      while (performance.now() < end) {
        work.push(...sendShoppers(shop.url, goods), refunds.goOn(staff).catch(connectionBroke))
        work.push(visitor.post('/checkout/purchase', orderForm(goods)).then(connectionBroke, connectionBroke))
        for (const page of ['/', '/ostoskori', '/checkout'])
          work.push(look(`${shop.url}${page}`, visitor.cookie).catch(connectionBroke))
        await pause(1000)
      }
      await engine.comeBack()
      const since = performance.now()
      await until(async () => (await fetch(`${shop.url}/api/health`)).ok)
      backInMs.push(Math.round(performance.now() - since))
      await Promise.all(work)
      await letters.collect()
      console.log(`${outage} of ${OUTAGES} outages`)
    }
    answers.stop()
    const found = await audit({ staff, standIns, refunds, letters, skuId: goods.skuId, stock: STOCK })
    const reports = (await paymentsAt(standIns)).flatMap(({ callbacks }) => callbacks.map(({ answer }) => answer))
    return {
      bench: 'outage',
      outages: OUTAGES,
      ...found,
      ...answers.seen(),
      reportsRefused: reports.filter((answer) => answer === '503').length,
      reportsUnclear: reports.filter((answer) => !['200', '503'].includes(answer)).length,
      slowestReturnMs: Math.max(...backInMs),
    }
  } finally {
    await shop.close()
    await engine.close()
    await dropDatabase(own)
  }
}

async function look(url: string, cookie: string): Promise<void> {
  await (await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })).text()
}

/** Notes the status and duration of every answer of the shop. */
function watchAnswers(url: string) {
  const ask = globalThis.fetch
  const all: { what: string; status: number; ms: number }[] = []
  globalThis.fetch = async (input, init) => {
    const address = String(input)
    const began = performance.now()
    const note = (status: number) =>
      all.push({ what: address.slice(url.length), status, ms: performance.now() - began })
    if (!address.startsWith(url)) return ask(input, init)
    const answer = await ask(input, init).catch((problem: unknown) => {
      note(0)
      throw problem
    })
    note(answer.status)
    return answer
  }
  return {
    stop: () => void (globalThis.fetch = ask),
    seen() {
      const unclear = all.filter(({ status }) => status === 0 || status === 500)
      const hung = all.filter(({ ms }) => ms > HANGS_MS)
      for (const { what, status, ms } of [...unclear, ...hung])
        console.error(`${what.split('?')[0]} answered ${status} after ${Math.round(ms)} ms`)
      return {
        answers: all.length,
        refused: all.filter(({ status }) => status === 503).length,
        unclear: unclear.length,
        hung: hung.length,
        slowestMs: Math.round(Math.max(...all.map(({ ms }) => ms))),
      }
    },
  }
}

export const budget = {
  ...Object.fromEntries(Object.entries(nothingWrong).map(([key, due]) => [key, String(due)])),
  unclear: '0',
  hung: '0',
  reportsUnclear: '0',
}
