import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requestSequentially, load, type Load } from './load.ts'
import { pageKinds } from './page-kinds.ts'
import { openShop, type Shop } from './shop.ts'
import { signIn } from './staff.ts'

const PICTURES_TIMEOUT_MS = 600_000
const EDIT_TIMEOUT_MS = 3000

/** Pages under load, the time from an edit to the page, and Lighthouse's figures on a phone. */
export async function run() {
  const shop = await openShop({ SHOP_WARM: 'on' })
  try {
    const kinds = await pageKinds(shop)
    const { listing = '/', content = '/', store = '/' } = kinds
    await picturesMade(shop)
    const cached = await loadPage(shop, listing)
    const cachedContent = await loadPage(shop, encodeURI(content))
    const cachedStore = await loadPage(shop, encodeURI(store))
    // A page that is never cached and reads the menu only.
    const uncached = await loadPage(shop, '/tilaus')
    const cart = await loadPage(shop, '/ostoskori')
    const uncachedListingP95Ms = await uncachedListing(shop)
    const editMs = await editSeenAfter(shop)
    // Imported late: with Lighthouse in memory, this process pauses for garbage collection, which would count as the
    // shop's time.
    const { lighthouseScores } = await import('./lighthouse.ts')
    return {
      bench: 'pages',
      cachedPerSecond: cached.perSecond,
      cachedPerCpuSecond: cached.perCpuSecond,
      cachedLoadCores: cached.loadCores,
      cachedContentPerSecond: cachedContent.perSecond,
      cachedStorePerSecond: cachedStore.perSecond,
      uncachedPerSecond: uncached.perSecond,
      cartPagePerSecond: cart.perSecond,
      uncachedListingP95Ms,
      editSeenMs: editMs,
      ...(await lighthouseScores(shop, kinds)),
    }
  } finally {
    await shop.close()
  }
}

/** What browsers send. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

async function loadPage(shop: Shop, path: string): Promise<Load> {
  const measured = await load(shop, () => ({ path, headers }))
  if (measured.refused > 0) throw new Error(`${path} was refused ${measured.refused} times`)
  return measured
}

/** The shop makes its pictures in the background after opening; the phone is measured after that. */
async function picturesMade({ folder }: Shop): Promise<void> {
  const pictures = join(folder, 'pictures')
  const made = () => (existsSync(pictures) ? readdirSync(pictures, { recursive: true }).length : 0)
  const end = performance.now() + PICTURES_TIMEOUT_MS
  for (let before = -1; before !== made() || before === 0; await pause(3000)) {
    before = made()
    if (performance.now() > end) throw new Error(`The pictures are not made; there are ${before}.`)
  }
}

/** Each request has another price limit, so that none is answered from the cache. 48 cards each, one at a time. */
async function uncachedListing({ url }: Shop): Promise<number> {
  const took = await requestSequentially(url, 220, (turn) => ({ path: `/kehykset?price-max=${1000 + turn}`, headers }))
  const settled = took.slice(20).toSorted((a, b) => a - b)
  return Math.round((settled[Math.floor(settled.length * 0.95)] ?? 0) * 10) / 10
}

/**
 * How long after an editor's save a page was asked for that still came in its old form: later, every process answers with the new one.
 * Asked for fifty times a second, each on a connection of its own, which any of the processes accepts.
 */
async function editSeenAfter(shop: Shop): Promise<number> {
  const staff = await signIn(shop)
  const [article] = await staff.find<{ number: number; slug: string }>('articles', 'where[category][equals]=frames')
  if (!article) throw new Error('No article to edit')
  const page = async () => (await fetch(`${shop.url}/${article.slug}`, { headers: { connection: 'close' } })).text()
  await Promise.all(Array.from({ length: 12 }, page))
  const name = `Muutettu ${article.number} ${Date.now()}`
  await staff.change('articles', `where[number][equals]=${article.number}`, { name })
  const began = performance.now()
  const asked: Promise<number>[] = []
  for (let at = 0; at < EDIT_TIMEOUT_MS; at = performance.now() - began) {
    asked.push(page().then((text) => (text.includes(name) ? 0 : at)))
    await pause(20)
  }
  return Math.round(Math.max(...(await Promise.all(asked))))
}

export const budget = {
  cachedPerSecond: '≥ 10000',
  uncachedPerSecond: '≥ 500',
  uncachedListingP95Ms: '≤ 40',
  editSeenMs: '≤ 1000',
  home: '≥ 98/100/100/100 LCP ≤ 1.8 s CLS ≤ 0.01 TBT ≤ 50 ms',
  listing: 'as home',
  product: 'as home',
  content: 'as home',
  agreement: 'as home',
  article: 'as home',
  release: 'as home',
  finder: 'as home',
  store: 'as home',
  cachedStorePerSecond: '≥ 10000',
  cachedContentPerSecond: '≥ 10000',
}
