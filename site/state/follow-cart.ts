import { KEPT_PIECES } from '../browser/browser-names.ts'
import { refreshCart } from './cart.ts'

/**
 * Reads the cart anew when it may have changed unseen: in another tab, while the connection was lost, or while the page
 * was in the browser's back/forward cache. A hidden tab waits until it is shown.
 */
export function followCart(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let isBehind = false

  function catchUp(): void {
    if (!isBehind || document.hidden) return
    isBehind = false
    void refreshCart()
  }
  function fallBehind(): void {
    isBehind = true
    catchUp()
  }

  addEventListener('storage', ({ key }) => key === KEPT_PIECES && fallBehind(), { signal })
  addEventListener('online', fallBehind, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && fallBehind(), { signal })
  document.addEventListener('visibilitychange', catchUp, { signal })
  return () => ending.abort()
}
