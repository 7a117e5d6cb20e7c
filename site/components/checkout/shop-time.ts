/**
 * This instant as the shop sees it, for a page that promises a day.
 *
 * The shop's clock may be moved on a demo; by how much lies on `globalThis`, since bundles share no module state.
 */
export function shopTime(): Date {
  const { clockAheadMs = 0 } = globalThis as { clockAheadMs?: number }
  return new Date(performance.timeOrigin + performance.now() + clockAheadMs)
}
