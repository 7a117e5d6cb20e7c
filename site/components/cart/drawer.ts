import { CART_NEWS, KEPT_PIECES } from '../../lib/browser-names.ts'
import type { CartNews } from '../../state/cart.ts'

const MOST_SHOWN = 9

const drawer = document.querySelector<HTMLDialogElement>('[data-cart-drawer]')
const toggles = document.querySelectorAll<HTMLAnchorElement>('[data-cart-open]')

// The badge is drawn from what this browser last heard, before anybody is asked.
drawBadge(hint() ?? 0)
if (drawer) openByToggle(drawer)
document.addEventListener(CART_NEWS, (event) => {
  const { pieces, cart, isShown } = (event as CustomEvent<CartNews>).detail
  keep(pieces ?? cart?.pieces)
  if (isShown && !drawer?.open) drawer?.showModal()
})
addEventListener('storage', ({ key }) => key === KEPT_PIECES && drawBadge(hint() ?? 0))
// A page that knows the cart says so; elsewhere the shop is asked, but only for who has had something in it.
const told = document.querySelector<HTMLElement>('[data-cart-pieces]')?.dataset['cartPieces']
if (told) keep(Number(told))
else if (hint() !== undefined) ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => void ask())
if (new URLSearchParams(location.search).has('previewCart')) drawer?.showModal()

/** Without script the toggle leads to the cart's own page. */
function openByToggle(dialog: HTMLDialogElement): void {
  for (const toggle of toggles) {
    toggle.setAttribute('aria-haspopup', 'dialog')
    toggle.addEventListener('pointerenter', () => dialog.dispatchEvent(new Event('pointerover')), { once: true })
    toggle.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      dialog.showModal()
    })
  }
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
  })
}

async function ask(): Promise<void> {
  const response = await fetch('/api/site/shopper?noCheckoutInfo=true').catch(() => undefined)
  const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
  keep((answer as { cartHead?: { cart?: { pieces?: number } } } | undefined)?.cartHead?.cart?.pieces)
}

function keep(pieces: number | undefined): void {
  if (pieces === undefined || !Number.isInteger(pieces)) return
  try {
    localStorage.setItem(KEPT_PIECES, String(pieces))
  } catch {
    // A browser that keeps nothing asks nothing at page start.
  }
  drawBadge(pieces)
}

function hint(): number | undefined {
  try {
    const kept = localStorage.getItem(KEPT_PIECES)
    return kept === null ? undefined : Number(kept) || 0
  } catch {
    return undefined
  }
}

function drawBadge(pieces: number): void {
  const name = pieces === 0 ? 'none' : pieces === 1 ? 'one' : 'many'
  const label = drawer?.dataset[name]?.replace('{{count}}', String(pieces))
  for (const toggle of toggles) {
    if (label) toggle.setAttribute('aria-label', label)
    const badge = toggle.querySelector<HTMLElement>('[data-cart-badge]')
    if (!badge) continue
    badge.hidden = pieces === 0
    badge.textContent = pieces > MOST_SHOWN ? `${MOST_SHOWN}+` : String(pieces)
  }
}
