import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bounds } from '#domain/bounds.ts'
import { patience } from '#server/launch/machine.mjs'
import { inTurnOf } from './page-turns.ts'

const MOST = bounds['pages of a network'].most

beforeAll(() => void vi.stubEnv('SHOP_LIMITS', 'on'))
afterAll(() => void vi.unstubAllEnvs())

/** Begins so many pages for an address, and counts how many are being made. */
function pagesOf(address: string, pages: number, isGone = () => false) {
  const made: (() => void)[] = []
  const all = Array.from({ length: pages }, () =>
    inTurnOf(address, isGone, () => new Promise<void>((done) => made.push(done))),
  )
  return { made, all: Promise.all(all) }
}

test('a network gets a limited number of pages at once, and other networks do not wait for it', async () => {
  const many = pagesOf('192.0.2.1', MOST + 3)
  const other = pagesOf('192.0.2.2', 1)
  expect([many.made.length, other.made.length]).toEqual([MOST, 1])
  other.made[0]?.()
  await other.all
  for (let at = 0; at < MOST + 3; at += 1) {
    await vi.waitUntil(() => many.made[at], patience(15))
    many.made[at]?.()
  }
  await many.all
  const again = pagesOf('192.0.2.1', MOST)
  expect(again.made).toHaveLength(MOST)
  for (const done of again.made) done()
  await again.all
})

test('a request that was aborted before its turn renders no page and delays no other', async () => {
  const first = pagesOf('192.0.2.3', MOST)
  const gone = pagesOf('192.0.2.3', 5, () => true)
  const last = pagesOf('192.0.2.3', 1)
  first.made[0]?.()
  await vi.waitUntil(() => last.made.length === 1, patience(15))
  expect(gone.made).toEqual([])
  for (const done of [...first.made, ...last.made]) done()
  await Promise.all([first.all, gone.all, last.all])
})

test('a page that fails ends its turn', async () => {
  const broken = () => Promise.reject(new Error('broke'))
  for (let at = 0; at < MOST + 1; at += 1)
    await expect(inTurnOf('192.0.2.4', () => false, broken)).rejects.toThrow('broke')
})
