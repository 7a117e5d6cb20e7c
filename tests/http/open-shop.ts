import { openShop } from '../../benchmarks/shop.ts'

/** Global setup of the tests that ask over HTTP: one built and seeded shop for all that change nothing in it. */
export async function setup(): Promise<() => Promise<void>> {
  const shop = await openShop({}, process.env.JOURNEYS_SEEDED)
  process.env.HTTP_SHOP_URL = shop.url
  return () => shop.close()
}
