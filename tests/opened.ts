import { afterAll, beforeAll, beforeEach } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'

interface Openable {
  /** Called before each test with the test's clock. */
  freshen?: () => Promise<unknown>
  close: () => Promise<void>
}

/** Opens this for the tests of one file: before the first test, its clock reset before each. */
export function opened<Shop extends Openable>(open: () => Promise<Shop>): Shop {
  const shop: Partial<Shop> = {}
  beforeAll(async () => {
    Object.defineProperties(shop, Object.getOwnPropertyDescriptors(await open()))
  })
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
