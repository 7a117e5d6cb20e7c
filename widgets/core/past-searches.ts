/** Past searches that are stored at most (specification §9). */
const MOST_SEARCHES = 30
/** Shown before anything is typed, and of those that have what is typed. */
const SHOWN = { idle: 3, typed: 2 }

/** What this browser has searched for. Where nothing can be stored, it is nothing. */
export interface PastSearches {
  /** The oldest first. */
  all: () => string[]
  /** A search that is known, in whatever capitals, becomes the newest. */
  remember: (query: string) => void
  /** Removes one, or all of them. */
  erase: (query?: string) => void
}

/** Past searches that are stored under a name. */
export function pastSearchesIn(name: string): PastSearches {
  const all = () => {
    try {
      const stored: unknown = JSON.parse(readItem(name) ?? '[]')
      return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
    } catch {
      return []
    }
  }
  const without = (query: string) => {
    const words = query.trim().toLowerCase()
    return all().filter((one) => one.toLowerCase() !== words)
  }
  return {
    all,
    remember(query) {
      const words = query.trim()
      if (words) writeItem(name, JSON.stringify([...without(words), words].slice(-MOST_SEARCHES)))
    },
    erase: (query) => void writeItem(name, JSON.stringify(query === undefined ? [] : without(query))),
  }
}

/** The past searches to show, the newest first: three, or two that have what is typed and more. */
export function shownSearches(all: readonly string[], typed: string): string[] {
  const words = typed.trim().toLowerCase()
  const newest = all.toReversed()
  if (!words) return newest.slice(0, SHOWN.idle)
  const matching = newest.filter((one) => one.toLowerCase().includes(words) && one.toLowerCase() !== words)
  return matching.slice(0, SHOWN.typed)
}

export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** False where storage is blocked or full. */
export function writeItem(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}
