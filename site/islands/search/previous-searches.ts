import { SEARCHES_KEY } from '#domain/own-storage.ts'

const MOST_KEPT = 10
/** How many are shown. */
export const MOST_SHOWN = 5

/** What was searched for in this browser, the latest first; nothing where the browser keeps nothing. */
export function previousSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEARCHES_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

/** Puts what was searched for first; what differs only in capitals stands once. */
export function noteSearch(query: string): void {
  const same = (one: string) => one.toLowerCase() === query.toLowerCase()
  keep([query, ...previousSearches().filter((one) => !same(one))].slice(0, MOST_KEPT))
}

/** Forgets all of them. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(SEARCHES_KEY)
  } catch {
    // Nothing is kept.
  }
}

function keep(searches: string[]): void {
  try {
    localStorage.setItem(SEARCHES_KEY, JSON.stringify(searches))
  } catch {
    // A browser that keeps nothing shows no previous searches.
  }
}
