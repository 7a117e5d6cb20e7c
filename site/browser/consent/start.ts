import { STORE_MODE_COOKIE } from '#domain/own-storage.ts'
import type { ConsentData } from '../../shared/consent.ts'
import { isMarked } from '../../shared/marks.ts'
import { storeDecision, storedDecision } from './decision.ts'

/**
 * Asks a visitor who has not answered, by the bar that the page has ready. What follows an answer is loaded with
 * consent, or where a tag may need the events before it; the settings with their library when they are opened.
 */
const NECESSARY = 'C0001'
const island = document.querySelector('[data-consent]')
const bar = document.querySelector<HTMLElement>('[data-consent-bar]')
if (island) start(JSON.parse(island.textContent) as ConsentData)

function start(data: ConsentData): void {
  const hasTags = data.scripts.length > 0
  // The browser of a store is many people's: none is asked, and nothing that needs consent is done.
  const stored = isMarked(STORE_MODE_COOKIE) ? { categories: [NECESSARY] } : storedDecision(data.version)
  const all = [NECESSARY, ...data.categories.map(({ id }) => id)]
  const follow = async (accepted?: readonly string[]) => {
    if (bar && accepted) bar.hidden = true
    const isNeeded = hasTags || accepted?.some((id) => id !== NECESSARY)
    // Without a connection nothing follows, and the next page tries again.
    if (isNeeded || isFollowed) await import('./follow.ts').then(({ follow: go }) => go(data, accepted)).catch(() => {})
    isFollowed ||= isNeeded === true
  }
  let isFollowed = false

  void follow(stored?.categories)
  if (bar && !stored && (hasTags || data.suggesting?.asksAtOnce)) bar.hidden = false

  // A page that comes back from the back/forward cache may have been left before a withdrawal.
  addEventListener('pageshow', ({ persisted }) => {
    const now = persisted && storedDecision(data.version)
    if (now) void follow(now.categories)
  })
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent-settings]') : null
    const answer = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent-answer]') : null
    if (answer) {
      const accepted = answer.dataset.consentAnswer === 'all' ? all : [NECESSARY]
      storeDecision(data.version, accepted)
      void follow(accepted)
    }
    if (!button) return
    event.preventDefault()
    void import('./ask.ts').then(({ ask }) => ask(data, (accepted) => void follow(accepted))).catch(() => {})
  })
}
