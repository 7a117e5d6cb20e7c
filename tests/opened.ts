import { afterAll, beforeAll, beforeEach } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'

interface Openable {
  /** What is set right before each test. */
  freshen?: () => Promise<unknown>
  close: () => Promise<void>
}

/** What this opens, for the tests of one file: there once the first of them begins, its clock right before each. */
export function opened<Shop extends Openable>(open: () => Promise<Shop>): Shop {
  const shop: Partial<Shop> = {}
  beforeAll(async () => {
    Object.defineProperties(shop, Object.getOwnPropertyDescriptors(await open()))
  }, 120_000)
  beforeEach(async () => {
    moveClock()
    await shop.freshen?.()
  })
  afterAll(async () => {
    moveClock()
    await shop.close?.()
  })
  return shop as Shop
}
