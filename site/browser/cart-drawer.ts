import type { ShopperAnswer } from '#contracts/cart.ts'
import { CART_PIECES_KEY } from '#domain/own-storage.ts'
import type {} from '../shared/csrf-token.ts'
import { CART_CHANGED, type CartChange } from './browser-names.ts'

const MOST_SHOWN = 9

const drawer = document.querySelector<HTMLDialogElement>('[data-cart-drawer]')
const page = document.querySelector<HTMLElement>('[data-cart-pieces]')
const toggles = document.querySelectorAll<HTMLAnchorElement>('[data-cart-open]')

// The badge is drawn from the last known number first, without waiting for the shop.
drawBadge(storedPieces() ?? 0)
if (drawer) openByToggle(drawer)
document.addEventListener(CART_CHANGED, (event) => {
  const { cart, version, show } = (event as CustomEvent<CartChange>).detail
  updatePieces(cart.pieces, version)
  // Every page that sells has the drawer, because its header has the cart.
  if (show && drawer && !drawer.open) drawer.showModal()
})
addEventListener('storage', ({ key }) => {
  if (key !== CART_PIECES_KEY) return
  drawBadge(storedPieces() ?? 0)
  // The first pointer over an island hydrates it (`directives/touch.ts`), and a hydrated cart reads itself anew.
  page?.querySelector('.cart')?.dispatchEvent(new Event('pointerover'))
})
// The cart page carries the number. Elsewhere it is fetched, if this browser has had something in its cart.
if (page) updatePieces(Number(page.dataset['cartPieces']), Number(page.dataset['cartVersion']))
else if (storedPieces() !== undefined)
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => void fetchCart())
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

/** Fetched without `call`, which exceeds the script budget before the first interaction. */
async function fetchCart(): Promise<void> {
  const response = await fetch('/api/site/shopper?noCheckoutInfo=true').catch(() => undefined)
  const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
  const { cartHead, token } = (answer ?? {}) as Partial<ShopperAnswer>
  if (token) globalThis.csrfToken = token
  if (cartHead) document.dispatchEvent(new CustomEvent<CartChange>(CART_CHANGED, { detail: cartHead }))
}

/** With the version, since other tabs get a `storage` event only for a changed value. */
function updatePieces(pieces: number, version: number): void {
  try {
    localStorage.setItem(CART_PIECES_KEY, `${pieces} ${version}`)
  } catch {
    // Without storage the cart is not fetched at page start.
  }
  drawBadge(pieces)
}

function storedPieces(): number | undefined {
  try {
    const stored = localStorage.getItem(CART_PIECES_KEY)
    return stored === null ? undefined : Number.parseInt(stored) || 0
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
