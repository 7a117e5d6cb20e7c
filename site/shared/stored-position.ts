import { POSITION_KEY } from '#domain/own-storage.ts'

/** Where the searcher is, as an address has it. */
export interface StoredPosition {
  lat: number
  lon: number
}

/** Stores where the visitor searched for stores, until the tab is closed. */
export function keepPosition(position: StoredPosition): void {
  try {
    sessionStorage.setItem(POSITION_KEY, JSON.stringify(position))
  } catch {
    // A browser that keeps nothing is asked again.
  }
}

/** The visitor's position, if it was given in this tab; nothing otherwise. */
export function storedPosition(): Partial<StoredPosition> {
  try {
    const { lat, lon } = JSON.parse(sessionStorage.getItem(POSITION_KEY) ?? '{}') as Partial<StoredPosition>
    return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : {}
  } catch {
    return {}
  }
}
