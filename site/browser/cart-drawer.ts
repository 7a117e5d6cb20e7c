import type { CartAnswer } from '#contracts/cart.ts'
import { CART_NEWS, KEPT_PIECES } from './browser-names.ts'
import type { CartNews } from '../state/cart.ts'

const MOST_SHOWN = 9

const drawer = document.querySelector<HTMLDialogElement>('[data-cart-drawer]')
const page = document.querySelector<HTMLElement>('[data-cart-pieces]')
const toggles = document.querySelectorAll<HTMLAnchorElement>('[data-cart-open]')

// The badge is drawn from what this browser last heard, before anybody is asked.
drawBadge(hint() ?? 0)
if (drawer) openByToggle(drawer)
document.addEventListener(CART_NEWS, (event) => {
  const { head, isShown } = (event as CustomEvent<CartNews>).detail
  keep(head.cart.pieces, head.version)
  if (isShown && !drawer?.open) drawer?.showModal()
})
addEventListener('storage', ({ key }) => {
  if (key !== KEPT_PIECES) return
  drawBadge(hint() ?? 0)
  // A cart that stands on the page asleep wakes, and reads what has become of it.
  page?.querySelector('.cart')?.dispatchEvent(new Event('pointerover'))
})
// A page that knows the cart says so; elsewhere the shop is asked, but only for who has had something in it.
if (page) keep(Number(page.dataset['cartPieces']), Number(page.dataset['cartVersion']))
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
  const head = (answer as Partial<CartAnswer> | undefined)?.cartHead
  if (head) keep(head.cart.pieces, head.version)
}

/** With the version, since other tabs hear only of what is written anew. */
function keep(pieces: number, version: number): void {
  try {
    localStorage.setItem(KEPT_PIECES, `${pieces} ${version}`)
  } catch {
    // A browser that keeps nothing asks nothing at page start.
  }
  drawBadge(pieces)
}

function hint(): number | undefined {
  try {
    const kept = localStorage.getItem(KEPT_PIECES)
    return kept === null ? undefined : Number.parseInt(kept) || 0
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
