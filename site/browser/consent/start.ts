import type { ConsentData } from '../../shared/consent.ts'
import { settle } from './data-layer.ts'
import { storedDecision } from './decision.ts'
import { raiseEvents } from './raise-events.ts'
import { suggest } from '../suggestions/suggest.ts'

/**
 * Runs the tags that the visitor has consented to, and asks who has not answered. What asks is loaded only then, or when
 * the settings are opened.
 */
const data = JSON.parse(document.querySelector('[data-consent]')?.textContent ?? '') as ConsentData
/** The category of each script that was started. */
const running = new Map<string, string>()
const hasTags = data.scripts.length > 0

raiseEvents({ checkout: data.checkout, hasTags })
const decision = storedDecision(data.version)
if (decision) apply(decision.categories)
else if (hasTags || data.suggesting?.asksAtOnce)
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => void open(false))

// A page that comes back from the back/forward cache may have been left before a withdrawal.
addEventListener('pageshow', ({ persisted }) => {
  const now = persisted && storedDecision(data.version)
  if (now) apply(now.categories)
})
for (const button of document.querySelectorAll('[data-consent-settings]')) {
  button.addEventListener('click', (event) => {
    event.preventDefault()
    void open(true)
  })
}

/** Opens the question, or the settings. Without a connection nothing opens, and nothing is stored either. */
async function open(isForSettings: boolean): Promise<void> {
  const ask = await import('./ask.ts').catch(() => undefined)
  await ask?.ask(data, { isForSettings, decided: apply })
}

/** Follows an answer. A script that runs cannot be stopped, so the page is loaded anew without it. */
function apply(accepted: readonly string[]): void {
  if ([...running.values()].some((category) => !accepted.includes(category))) return location.reload()
  settle(accepted.includes('C0002'), hasTags)
  if (data.suggesting) suggest(data.suggesting, accepted.includes('C0003'))
  for (const { src, category } of data.scripts) {
    if (!accepted.includes(category) || running.has(src)) continue
    running.set(src, category)
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }
}
