import { getToken } from '#contracts/cart.ts'
import { getUser } from '#contracts/customers.ts'
import { SIGNED_IN_COOKIE, STORE_MODE_COOKIE } from '#domain/own-storage.ts'
import { call } from '../shared/call.ts'
import { keepToken } from '../shared/csrf-token.ts'
import { eraseMark, isMarked } from '../shared/marks.ts'
import { leaveClosedStore } from './leave-closed-store.ts'

/** Shows in the header who is signed in: pages are the same for everyone, so a name is never in one (specification §6). */
export async function showSignedIn(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-my-pages]')
  const token = await call(getToken, {})
  if (!link || !token.ok) return
  keepToken(token.value.token)
  const answer = await call(getUser, {})
  if (!answer.ok) return
  const { user } = answer.value
  if (user?.isStore) return (await import('./store-mode.ts')).showStore(user.name)
  // The session has ended elsewhere.
  if (isMarked(STORE_MODE_COOKIE)) leaveClosedStore(link.dataset['storePages'] ?? '')
  if (!user) return eraseMark(SIGNED_IN_COOKIE)
  const label = link.querySelector('.label')
  if (label) label.textContent = user.name
  link.setAttribute('aria-label', `${link.getAttribute('aria-label') ?? ''}, ${user.name}`)
}
