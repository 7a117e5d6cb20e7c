import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { attacksOn, recommend, type Tenant } from './attacks.ts'
import { many, one } from './repeated.ts'
import { openShop, type Shop } from './shop.ts'
import { signIn } from './staff.ts'

/** The names of the attacks that are tried; all where none is named. */
const ATTACKS = process.env.ATTACKS?.split(',')

/**
 * Strangers who try to stop the shop, from one address and from many, with its limits on: what others' pages take meanwhile, and what
 * is left of it in memory and on disk. The addresses are those that one proxy tells. The shop before it is one at work: each of its
 * pages was read, and customers searched, so that what any busy quarter of an hour adds is not counted as an attack's.
 */
export async function run() {
  const shop = await openShop({ SHOP_LIMITS: 'on', SHOP_PROXIES: '1', SHOP_WARM: 'on' })
  try {
    const staff = await signIn(shop)
    const [tenant] = await staff.find<Tenant>('tenants')
    if (!tenant) throw new Error('The shop has no merchant')
    await recommend(shop, tenant, one)
    const memoryColdMb = shop.memoryMb()
    await work(shop)
    const others = await openOthers(shop)
    await pause(15_000)
    // What they saw while the shop grew warm is no measure.
    await others.measured()
    await shop.longestStallMs()
    await pause(5000)
    const quiet = await others.measured()
    const quietStallMs = await shop.longestStallMs()
    const [memoryBefore, diskBefore] = [shop.memoryMb(), diskMb(shop)]
    const result: Record<string, unknown> = { bench: 'hostile', quietP95Ms: quiet.p95Ms, quietStallMs }
    let memoryMost = memoryBefore
    const watch = setInterval(() => (memoryMost = Math.max(memoryMost, shop.memoryMb())), 250)
    const attacks = attacksOn(shop, staff, tenant)
    for (const [name, attack] of Object.entries(attacks).filter(([name]) => ATTACKS?.includes(name) ?? true))
      for (const [from, address] of Object.entries({ One: one, Many: many })) {
        const did = await attack(address)
        const { p95Ms, failed } = await others.measured()
        const stallMs = await shop.longestStallMs()
        result[`${name}${from}`] = did
        process.stderr.write(
          `${Math.round(performance.now() / 1000)} s ${name}${from}: ${did}; others ${p95Ms} ms, stall ${stallMs} ms; ${shop.memoryMb()} MB\n`,
        )
        result[`${name}${from}P95Ms`] = p95Ms
        result[`${name}${from}StallMs`] = stallMs
        if (failed > 0) result[`${name}${from}PagesFailed`] = failed
      }
    clearInterval(watch)
    await pause(5000)
    Object.assign(result, {
      memoryColdMb,
      memoryBeforeMb: memoryBefore,
      memoryMostMoreMb: memoryMost - memoryBefore,
      memoryAfterMoreMb: shop.memoryMb() - memoryBefore,
      diskMoreMb: diskMb(shop) - diskBefore,
    })
    await others.close()
    await shop.kill()
    await shop.restart()
    // By another address: what the one may ask in a minute is used up.
    result['recommendedAfterRestart'] = await recommend(shop, tenant, many)
    return result
  } finally {
    await shop.close()
  }
}

/** What customers do before: each page of the shop is read by three of them, and each of its words is searched for. */
async function work({ url }: Shop): Promise<void> {
  const pages = await pagesOf(url)
  const words = pages.map((path) => `/search?q=${encodeURIComponent(path.split('/').pop() ?? '')}`)
  let turn = 0
  const read = async (paths: string[]) => {
    for (const path of paths) {
      const headers = { 'x-forwarded-for': `10.21.${turn++ % 200}.1` }
      await (await fetch(`${url}${path}`, { headers })).arrayBuffer()
    }
  }
  await Promise.all([read(pages), read(pages.toReversed()), read(words), read(pages)])
}

async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Pages of the shop, read by others all the time. */
async function openOthers({ url }: Shop) {
  const all = await pagesOf(url)
  const paths = all.filter((_, place) => place % Math.ceil(all.length / 20) === 0)
  const worker = new Worker(new URL('./others.ts', import.meta.url), { workerData: { url, paths } })
  return {
    /** What they saw since they were asked last. */
    async measured() {
      const answer = new Promise<{ p95: number; pages: number; failed: number }>((done) => worker.once('message', done))
      worker.postMessage('tell')
      const { p95, failed } = await answer
      return { p95Ms: Math.round(p95), failed }
    },
    close: () => worker.terminate(),
  }
}

function diskMb({ folder }: Shop): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const bytes = files.reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
  return Math.round(bytes / 1_000_000)
}

const names = [
  'events',
  'recommended',
  'beacons',
  'searches',
  'questions',
  'guesses',
  'files',
  'holds',
  'pins',
  'signIns',
  'passwords',
  'emptyFeeds',
  'emptyItems',
  'wholeFeeds',
  'bankFiles',
  'pages',
  'versions',
]
const due = names.flatMap((name) =>
  ['OneP95Ms', 'ManyP95Ms', 'OneStallMs', 'ManyStallMs'].map((figure) => [`${name}${figure}`, '≤ 250']),
)

export const budget: Record<string, string> = {
  ...Object.fromEntries(due),
  memoryMostMoreMb: '≤ 150',
  diskMoreMb: '≤ 150',
  recommendedAfterRestart: '200',
}
