import { useCallback, useSyncExternalStore } from 'react'

const MOVED = 'widgets:moved'

interface Navigator {
  addEventListener: (event: string, listener: () => void) => void
  removeEventListener: (event: string, listener: () => void) => void
}

/** Where the browser reports every change of the address, even one that other code makes. */
const navigation = (globalThis as { navigation?: Navigator }).navigation

function follow(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  window.addEventListener(MOVED, changed)
  try {
    navigation?.addEventListener('currententrychange', changed)
  } catch (error) {
    // A host's own stand-in for what the browser lacks: the others report most changes.
    globalThis.console.error('[widgets] Cannot listen to changes of the address', error)
  }
  return () => {
    window.removeEventListener('popstate', changed)
    window.removeEventListener(MOVED, changed)
    navigation?.removeEventListener('currententrychange', changed)
  }
}

/** The address of the page; empty on the server. */
export function useAddress(): string {
  return useSyncExternalStore(
    follow,
    () => location.href,
    () => '',
  )
}

/** An address of the host's own site in full, as its page lies: a `base` of the page is for addresses that the host has written. */
export function ownAddress(path: string): string {
  return new URL(path, location.href).href
}

/** The same for an attribute: only where a `base` would lead it elsewhere it is more than the path. */
export function ownHref(path: string): string {
  if (typeof document === 'undefined') return path
  const address = ownAddress(path)
  return new URL(path, document.baseURI).href === address ? path : address
}

/** Writes another address into the entry of the history, without a navigation. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', ownAddress(address))
  window.dispatchEvent(new Event(MOVED))
}

/** Reports that a router has moved, where the browser does not. */
export function reportMoved(): void {
  window.dispatchEvent(new Event(MOVED))
}

/**
 * A value in the entry of the history, so that it comes back with the page by going back, forward, or by a full load. What
 * others keep in the entry stays.
 */
export function useHistoryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const written = useSyncExternalStore(
    follow,
    () => JSON.stringify(readState(name)) as string | undefined,
    () => undefined,
  )
  const value = written === undefined ? initial : (JSON.parse(written) as Value)
  const set = useCallback((next: Value) => writeState(name, next), [name])
  return [value, set]
}

export function readState(name: string): unknown {
  const state: unknown = typeof history === 'undefined' ? null : history.state
  return state && typeof state === 'object' ? (state as Record<string, unknown>)[name] : undefined
}

export function writeState(name: string, value: unknown): void {
  const state: unknown = history.state
  const others = state && typeof state === 'object' ? state : {}
  try {
    history.replaceState({ ...others, [name]: value }, '')
  } catch {
    // Browsers limit how often, and how much: the value is then lost with the page.
    return
  }
  window.dispatchEvent(new Event(MOVED))
}
