import { helsinkiDay } from '#domain/calendar/finnish-day.ts'

/**
 * This instant as the shop sees it: a page that promises a day, and what runs in it.
 *
 * On a demo the shop's clock may run ahead of the machine's. By how much lies on `globalThis` on the server, since
 * bundles share no module state, and the page passes it to the browser.
 */
export function shopTime(): Date {
  return new Date(performance.timeOrigin + performance.now() + shopAheadMs())
}

/** How far the shop's clock runs ahead of the machine's, in milliseconds. */
export function shopAheadMs(): number {
  const { clockAheadMs, document } = globalThis as { clockAheadMs?: number; document?: Document }
  return clockAheadMs ?? Number(document?.documentElement.dataset.clockAheadMs ?? 0)
}

/** Today in Helsinki as the shop sees it; in a browser by its own clock. The server checks again by its own. */
export function today(): string {
  return helsinkiDay(shopTime().toISOString())
}
