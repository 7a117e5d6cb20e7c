import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { firstAccessory } from './goods.ts'
import { contentKinds, pageKinds } from './page-kinds.ts'
import { openShop, type Shop } from './shop.ts'
import { newShopper } from './shopper.ts'

/** What a phone loads with an empty cache: script before and after the cart is opened, and everything but pictures. */
export async function run() {
  const shop = await openShop()
  const browser = await openBrowser()
  try {
    const kinds = Object.entries(await pageKinds(shop)).map(([kind, path]) => ({ kind, path, touch: touchCart }))
    const checkout = { kind: 'checkout', path: '/checkout', touch: touchCheckout, cookie: await cookieWithGoods(shop) }
    const weights: Record<string, number | string> = { bench: 'weight' }
    for (const { kind, path, ...visit } of [...kinds, checkout]) {
      const { scriptBefore, scriptAfter, total } = await weigh(browser, `${shop.url}${encodeURI(path)}`, visit)
      weights[`${kind}ScriptBeforeKb`] = scriptBefore
      weights[`${kind}ScriptAfterKb`] = scriptAfter
      weights[`${kind}TotalKb`] = total
    }
    return weights
  } finally {
    await browser.close()
    await shop.close()
  }
}

interface Load {
  script: number
  rest: number
}

interface Visit {
  /** The first interaction on the page that needs script. */
  touch: (page: Page) => Promise<void>
  /** The shopper's cookie; without one, an anonymous visitor. */
  cookie?: string
}

/** The checkout redirects an empty cart to the cart page, so the cart needs goods. */
async function cookieWithGoods({ url }: Shop): Promise<string> {
  const shopper = await newShopper(url)
  const { skuId } = await firstAccessory(shopper)
  const { status } = await shopper.post('/cart/update', { skuId, quantity: 1, noCheckoutInfo: true })
  if (status !== 200) throw new Error(`The goods for the checkout were refused with ${status}`)
  return shopper.cookie
}

/** The weight of one page, in kB, before and after it is touched. */
export async function weigh(browser: Browser, url: string, { touch, cookie }: Visit) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fi-FI' })
  const [name = '', value = ''] = cookie?.split(/=(.*)/) ?? []
  if (cookie) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  const loaded = watch(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'networkidle' })
  if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}`)
  const inline = await inlineScript(page)
  const before = { ...loaded }
  await touch(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return {
    scriptBefore: kb(before.script + inline),
    scriptAfter: kb(loaded.script + inline),
    total: kb(before.script + before.rest),
  }
}

/** Bytes on the wire, pictures left out. Only finished requests count. */
function watch(session: CDPSession): Load {
  const load: Load = { script: 0, rest: 0 }
  const types = new Map<string, string>()
  void session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Script') load.script += encodedDataLength
    else if (type !== 'Image') load.rest += encodedDataLength
  })
  return load
}

/** Inline script is part of the HTML; brotli gives its size on the wire. */
async function inlineScript(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')]
      .filter((script) => (script as HTMLScriptElement).type !== 'application/ld+json')
      .map((script) => script.textContent)
      .join('\n'),
  )
  return text ? brotliCompressSync(text).length : 0
}

/** Opens the cart where there is one, the first interaction on most pages that needs script. */
export async function touchCart(page: Page): Promise<void> {
  const cart = page.locator('[commandfor="cart"], [href="/ostoskori"]').first()
  if (await cart.isVisible().catch(() => false)) await cart.click()
  await page.waitForTimeout(1500)
}

/** Writes a name and chooses a delivery method, for which the page requests the new total. */
async function touchCheckout(page: Page): Promise<void> {
  const form = page.locator('form[data-checkout]')
  await form.locator('input[name="firstName"]').fill('Aino')
  const drawnAnew = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await form.locator('input[name="methodId"]:not(:checked)').first().check()
  await drawnAnew
  await page.waitForTimeout(1500)
}

function kb(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

/** The budget of every kind of page that editors write. */
function ofContent(kind: string): Record<string, string> {
  return { [`${kind}ScriptBeforeKb`]: '≤ 8', [`${kind}ScriptAfterKb`]: '≤ 95', [`${kind}TotalKb`]: '≤ 180' }
}

export const budget: Record<string, string> = {
  ...Object.assign({}, ...Object.keys(contentKinds).map(ofContent)),
  listingScriptBeforeKb: '≤ 20',
  listingScriptAfterKb: '≤ 100',
  listingTotalKb: '≤ 220',
  productScriptBeforeKb: '≤ 20',
  productScriptAfterKb: '≤ 110',
  productTotalKb: '≤ 220',
  finderScriptBeforeKb: '≤ 20',
  storeScriptBeforeKb: '≤ 20',
  checkoutScriptBeforeKb: '≤ 120',
  checkoutScriptAfterKb: '≤ 140',
}
