import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { pageKinds } from './page-kinds.ts'
import { openShop } from './shop.ts'

/** What a phone loads with an empty cache: script before and after the cart is touched, everything but pictures. */
export async function run() {
  const shop = await openShop()
  const browser = await openBrowser()
  try {
    const kinds = { ...(await pageKinds(shop)), checkout: '/checkout' }
    const weights: Record<string, number | string> = { bench: 'weight' }
    for (const [kind, path] of Object.entries(kinds)) {
      const { scriptBefore, scriptAfter, total } = await weigh(browser, `${shop.url}${encodeURI(path)}`)
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

async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fi-FI' })
  const page = await context.newPage()
  const loaded = watch(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'networkidle' })
  const inline = await inlineScript(page)
  const before = { ...loaded }
  await touchCart(page)
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

/** Script within the page is part of its HTML; brotli tells what it weighs there. */
async function inlineScript(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')]
      .filter((script) => (script as HTMLScriptElement).type !== 'application/ld+json')
      .map((script) => script.textContent)
      .join('\n'),
  )
  return text ? brotliCompressSync(text).length : 0
}

/** Opens the cart where there is one, the first thing on most pages that needs script. */
async function touchCart(page: Page): Promise<void> {
  const cart = page.locator('[commandfor="cart"], [href="/ostoskori"]').first()
  if (await cart.isVisible().catch(() => false)) await cart.click()
  await page.waitForTimeout(1500)
}

function kb(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

export const budget = {
  homeScriptBeforeKb: '≤ 8',
  homeScriptAfterKb: '≤ 95',
  homeTotalKb: '≤ 180',
  contentScriptBeforeKb: '≤ 8',
  contentScriptAfterKb: '≤ 95',
  contentTotalKb: '≤ 180',
  listingScriptBeforeKb: '≤ 20',
  listingScriptAfterKb: '≤ 100',
  listingTotalKb: '≤ 220',
  productScriptBeforeKb: '≤ 20',
  productScriptAfterKb: '≤ 110',
  productTotalKb: '≤ 220',
  checkoutScriptBeforeKb: '≤ 120',
  checkoutScriptAfterKb: '≤ 140',
}
