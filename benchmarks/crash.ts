import { setTimeout as pause } from 'node:timers/promises'
import { connectionBroke, sendShoppers } from './checkouts.ts'
import { audit, nothingWrong } from './crash-audit.ts'
import { firstAccessory, type SimpleArticle } from './goods.ts'
import { openLetters } from './letters.ts'
import { openRefunds } from './refunds.ts'
import { openShop, type Shop } from './shop.ts'
import { newShopper } from './shopper.ts'
import { setStock, signIn } from './staff.ts'

const KILLS = Number(process.env.KILLS ?? 100)
const STOCK = 10_000

/**
 * Kills the shop, or one of its processes, at a random moment of three checkouts and a refund, a hundred times, and
 * counts what was lost and doubled.
 */
export async function run() {
  const shop = await openShop()
  try {
    const goods = await firstAccessory(await newShopper(shop.url))
    const staff = await signIn(shop)
    await setStock(staff, goods.skuId, STOCK)
    const standIns = await shop.standIns()
    const refunds = openRefunds()
    const letters = openLetters(standIns)

    const wholeRoundMs = await measureRound(shop, goods)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const work = [...sendShoppers(shop.url, goods), refunds.goOn(staff).catch(connectionBroke)]
      await pause(Math.random() * wholeRoundMs)
      await shop.killOne()
      await Promise.all(work)
      await shop.recover()
      if (kill % 10 > 0) continue
      await letters.collect()
      console.log(`${kill} of ${KILLS} kills`)
    }
    const found = await audit({ staff, standIns, refunds, letters, skuId: goods.skuId, stock: STOCK })
    return { bench: 'crash', kills: KILLS, ...found, wholeRoundMs: Math.round(wholeRoundMs) }
  } finally {
    await shop.close()
  }
}

/** The duration of an undisturbed round; the kills are spread over all of it. */
async function measureRound(shop: Shop, goods: SimpleArticle): Promise<number> {
  await shop.kill()
  await shop.restart()
  const began = performance.now()
  await Promise.all(sendShoppers(shop.url, goods))
  return performance.now() - began
}

export const budget = Object.fromEntries(Object.entries(nothingWrong).map(([key, due]) => [key, String(due)]))
