import { KEPT_PIECES } from '../browser-names.ts'
import { forget } from './keep-typed.ts'

const CHECKED_EVERY_MS = 2000

const page = document.querySelector<HTMLElement>('[data-outcome]')
const outcome = page?.dataset['outcome']

if (outcome === 'paid') {
  forget()
  // Only the shop knows what is left in the cart; zero makes the next page ask.
  localStorage.setItem(KEPT_PIECES, '0')
}
if (outcome === 'waiting') setTimeout(() => void look(), CHECKED_EVERY_MS)

/** Polls whether the payment has been proven, and reloads the page once it has. */
async function look(): Promise<void> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  const html = (await answer?.text().catch(() => undefined)) ?? ''
  const now = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('[data-outcome]')
  if (now && now.dataset['outcome'] !== 'waiting') location.reload()
  else setTimeout(() => void look(), CHECKED_EVERY_MS)
}
