import { matchesName } from '#domain/consent/consent.ts'
import type { ConsentData } from '../../shared/consent.ts'
import { suggest } from '../suggestions/suggest.ts'
import { settle } from './data-layer.ts'
import { raiseEvents } from './raise-events.ts'

/** The category of each script that was started. */
const running = new Map<string, string>()
let isRaised = false

/**
 * Follows an answer: runs the tags that were accepted, suggests goods, and reports events. Without an answer events
 * wait for one. A script that runs cannot be stopped, so after a withdrawal the page is loaded anew without it.
 */
export function follow(data: ConsentData, accepted?: readonly string[]): void {
  const hasTags = data.scripts.length > 0
  if (!isRaised) raiseEvents({ checkout: data.checkout, hasTags })
  isRaised = true
  if (!accepted) return
  for (const { id, stored } of data.categories) if (!accepted.includes(id)) erase(stored)
  if ([...running.values()].some((category) => !accepted.includes(category))) return location.reload()
  settle(accepted.includes('C0002'), hasTags)
  if (data.suggesting) suggest(data.suggesting, accepted.includes('C0003'))
  for (const { src, category } of data.scripts) {
    if (!accepted.includes(category) || running.has(src)) continue
    running.set(src, category)
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }
}

/** Removes what tags without consent have stored, as far as a script of ours can. */
function erase(stored: ConsentData['categories'][number]['stored']): void {
  for (const { name, kind } of stored) {
    const pattern = matchesName(name)
    if (kind === 'cookie') eraseCookies(pattern)
    else {
      const storage = window[kind]
      for (const key of Object.keys(storage)) if (pattern.test(key)) storage.removeItem(key)
    }
  }
}

/** A cookie is removed only under the domain that it was set for, which a script cannot read. */
function eraseCookies(pattern: RegExp): void {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)]
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    if (pattern.test(name)) for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}
