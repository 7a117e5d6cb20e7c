import { getStoreMode } from '#contracts/store-mode.ts'
import { call } from '../shared/call.ts'
import { shopTime } from '../shared/shop-time.ts'
import { leaveClosedStore } from './leave-closed-store.ts'

/** How often a page says that it is in use, and looks whether it still is; in milliseconds. */
const LOOK_MS = 30_000
const SAY_MS = 5 * 60_000
const MINUTE_MS = 60_000

/**
 * Shows on a page that everyone gets alike that it stands in a store: its name in place of My Pages, its bar, and its prices
 * (specification §4, §6). A page that was made for one visitor, and for no store, is asked for anew, once.
 */
export async function showStore(name: string): Promise<void> {
  const { documentElement: root } = document
  if (root.dataset['storePage'] === 'no') return isReloaded() ? undefined : location.reload()
  const link = document.querySelector<HTMLAnchorElement>('[data-my-pages]')
  const path = link?.dataset['storePages']
  if (!link || !path) return
  root.dataset['store'] = 'yes'
  link.href = path
  const label = link.querySelector('.label')
  if (label) label.textContent = name
  link.setAttribute('aria-label', name)
  const bar = document.querySelector('[data-store-bar]') ?? (await insertBar(`${path}/palkki`))
  if (bar instanceof HTMLElement) endWhenIdle(bar)
  leaveWithCustomer()
  leaveWhenClosed(path)
}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

async function insertBar(path: string): Promise<Element | null> {
  const answer = await fetch(path).catch(() => undefined)
  if (!answer?.ok) return null
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const bar = page.querySelector('[data-store-bar]')
  if (bar) document.querySelector('header.top, main')?.before(bar)
  return bar
}

/**
 * Clears the served customer, as the button does, once the session has been idle. A laptop that slept looks when it
 * wakes.
 */
function endWhenIdle(bar: HTMLElement): void {
  const idleMs = Number(bar.dataset['storeBar']) * MINUTE_MS
  let usedAt = shopTime().getTime()
  let saidAt = usedAt
  const use = () => (usedAt = shopTime().getTime())
  for (const sign of ['pointerdown', 'keydown', 'scroll']) addEventListener(sign, use, { passive: true, capture: true })
  const look = () => {
    if (shopTime().getTime() - usedAt >= idleMs)
      return bar.querySelector<HTMLButtonElement>('[data-store-end] button')?.click()
    if (usedAt > saidAt && shopTime().getTime() - saidAt >= SAY_MS) {
      saidAt = shopTime().getTime()
      void call(getStoreMode, {})
    }
  }
  setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
}

/** Tabs and pages come back to show what they showed: after the customer has gone, they must not. */
function leaveWithCustomer(): void {
  addEventListener('storage', ({ key }) => key === null && location.reload())
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

/** An admin may have closed the store, or it has ended, while staff looked at something else. */
function leaveWhenClosed(path: string): void {
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'hidden') return
    const answer = await call(getStoreMode, {})
    if (answer.ok && !answer.value.mode) leaveClosedStore(path)
  })
}
