import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAITING_EVENTS_KEY } from '#domain/own-storage.ts'

/** One tab: its storage stays from page to page, its data layer and memory do not. */
const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openPage() {
  vi.resetModules()
  const page: { dataLayer?: { page_path?: string }[] } = {}
  vi.stubGlobal('window', page)
  const { collect, settle } = await import('./data-layer.ts')
  return {
    raise: (...paths: string[]) => paths.forEach((page_path) => collect({ event: 'pageviewNext', page_path })),
    settle,
    reported: () => page.dataLayer?.map(({ page_path }) => page_path),
  }
}

test('events before consent are reported in their order, and later ones at once', async () => {
  const { raise, settle, reported } = await openPage()
  raise('a', 'b')
  expect(reported()).toBeUndefined()
  settle(true, true)
  raise('c')
  expect(reported()).toEqual(['a', 'b', 'c'])
})

test('a refusal drops the waiting events and all later ones', async () => {
  const { raise, settle, reported } = await openPage()
  raise('a')
  settle(false, true)
  raise('b')
  expect(reported()).toBeUndefined()
  expect(storage.size).toBe(0)
})

test('only the latest fifty events wait for consent', async () => {
  const { raise, settle, reported } = await openPage()
  raise(...Array.from({ length: 60 }, (_, at) => String(at)))
  settle(true, true)
  expect(reported()).toHaveLength(50)
  expect(reported()?.at(0)).toBe('10')
})

test('events of pages without tags wait for a page with tags, and are reported there first and once', async () => {
  const without = await openPage()
  without.raise('a')
  without.settle(true, false)
  without.raise('b')
  expect(without.reported()).toBeUndefined()

  const next = await openPage()
  next.raise('c')
  next.settle(true, true)
  expect(next.reported()).toEqual(['a', 'b', 'c'])
  expect(storage.has(WAITING_EVENTS_KEY)).toBe(false)
})

test('a page without tags stores nothing before consent, and a refusal removes what was stored earlier', async () => {
  const { raise, settle } = await openPage()
  raise('a')
  expect(storage.size).toBe(0)
  storage.set(WAITING_EVENTS_KEY, '[]')
  settle(false, false)
  expect(storage.size).toBe(0)
})
