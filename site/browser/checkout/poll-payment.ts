import { CART_PIECES_KEY } from '#domain/own-storage.ts'
import { clearDraft } from './form-draft.ts'

const CHECKED_EVERY_MS = 2000

const page = document.querySelector<HTMLElement>('[data-outcome]')
const outcome = page?.dataset['outcome']

if (outcome === 'paid') {
  clearDraft()
  // Only the server knows what is left in the cart; zero makes the next page fetch it.
  localStorage.setItem(CART_PIECES_KEY, '0')
}
if (outcome === 'waiting') setTimeout(() => void poll(), CHECKED_EVERY_MS)

/** Polls whether the payment has been proven, and reloads the page once it has. */
async function poll(): Promise<void> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  const html = (await answer?.text().catch(() => undefined)) ?? ''
  const now = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('[data-outcome]')
  if (now && now.dataset['outcome'] !== 'waiting') location.reload()
  else setTimeout(() => void poll(), CHECKED_EVERY_MS)
}
