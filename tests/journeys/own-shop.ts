import { join } from 'node:path'
import { patience } from '#server/launch/machine.mjs'
import { openShop, type Shop } from '../../benchmarks/shop.ts'
import { asAdmin, firstAdmin, getAsAdmin } from './admin-actions.ts'
import { test as base } from './on-test-day.ts'
import { newCaller, RETRIES } from './shopper-actions.ts'

const names = ['JOURNEYS_URL', 'JOURNEYS_DATA', 'JOURNEYS_SESSION'] as const

/** Journeys in a shop of their own, which is opened with these settings. */
export const inOwnShop = (settings: Record<string, string>) =>
  base.extend<{ baseURL: string; ownShop: Shop }>({
    ownShop: [
      async ({ browserName: _ }, use) => {
        const shop = await openShop(settings, process.env.JOURNEYS_SEEDED)
        const former = Object.fromEntries(names.map((name) => [name, process.env[name]]))
        // Whatever a journey calls beside its browser goes to this shop, too.
        Object.assign(process.env, { JOURNEYS_URL: shop.url, JOURNEYS_DATA: shop.folder })
        process.env.JOURNEYS_SESSION = await adminSession(shop)
        await use(shop)
        Object.assign(process.env, former)
        await shop.close()
      },
      { timeout: patience(120) },
    ],
    baseURL: async ({ ownShop }, use) => use(ownShop.url),
  })

/**
 * Journeys each in a shop of its own whose clock is moved: in the shop of all, the others would live through those days, and find the
 * account of whom they identify.
 */
export const test = inOwnShop({ SHOP_DEMO_CLOCK: 'on' })

/** Moves the shop's clock so many days on, from due to due. */
export async function passDays(days: number): Promise<void> {
  const { to } = (await getAsAdmin(`/api/clock/ahead?days=${days}`)) as { to: string }
  const move = () => asAdmin((admin) => admin.post('/api/clock/move', { data: { to }, maxRetries: RETRIES }))
  for (;;) if (((await move()) as { isThere: boolean }).isThere) return
}

/** Stores a session of the first admin of a shop. */
async function adminSession({ url, folder }: Shop): Promise<string> {
  const path = join(folder, 'admin-session.json')
  const context = await newCaller(url)
  await context.post('/api/staff/login', { data: firstAdmin(), maxRetries: RETRIES })
  await context.post('/api/globals/suggesting', { data: { asksAtOnce: false }, maxRetries: RETRIES })
  await context.storageState({ path })
  await context.dispose()
  return path
}
