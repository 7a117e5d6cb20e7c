import { vi } from 'vitest'

/** Lets the shop give up so soon what it asks outside of it, however long it would wait. Gives the spy of how long that is. */
export function givingUpAfter(ms: number) {
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const soon = new AbortController()
    setTimeout(() => soon.abort(), ms)
    return soon.signal
  })
}
