import { CART_PIECES_KEY } from '#domain/own-storage.ts'
import { refreshCart } from './cart.ts'

/**
 * Reloads the cart when it may have changed: in another tab, while the connection was lost, or while the page
 * was in the browser's back/forward cache. A hidden tab waits until it is shown.
 */
export function syncCart(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let isStale = false

  function refreshIfStale(): void {
    if (!isStale || document.hidden) return
    isStale = false
    void refreshCart()
  }
  function markStale(): void {
    isStale = true
    refreshIfStale()
  }

  addEventListener('storage', ({ key }) => key === CART_PIECES_KEY && markStale(), { signal })
  addEventListener('online', markStale, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && markStale(), { signal })
  document.addEventListener('visibilitychange', refreshIfStale, { signal })
  return () => listeners.abort()
}
