import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askServer, isServerLost } from './lost-server.ts'

const away = Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' })
const broken = Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' })

let ping: () => Promise<unknown>
let adapter: MongooseAdapter
beforeEach(() => {
  vi.useFakeTimers()
  ping = () => Promise.reject(away)
  adapter = { connection: { db: { command: () => ping() } } } as unknown as MongooseAdapter
})
afterEach(() => void vi.useRealTimers())

test('a lost database server fails queries at once, until it is back', async () => {
  await expect(askServer(adapter, () => Promise.reject(away))).rejects.toBe(away)
  expect(isServerLost(adapter)).toBe(true)
  const ask = vi.fn(() => Promise.resolve('an answer'))
  await vi.advanceTimersByTimeAsync(1000)
  await expect(askServer(adapter, ask)).rejects.toBe(away)
  expect(ask).not.toHaveBeenCalled()

  ping = () => Promise.resolve({ ok: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(isServerLost(adapter)).toBe(false)
  expect(await askServer(adapter, ask)).toBe('an answer')
})

test('a broken connection does not count as a lost server', async () => {
  await expect(askServer(adapter, () => Promise.reject(broken))).rejects.toBe(broken)
  expect(isServerLost(adapter)).toBe(false)
})

test('a shop that closes stops looking for a lost server', async () => {
  const look = vi.fn(() => Promise.reject(new Error('Client is closed')))
  ping = look
  await expect(askServer(adapter, () => Promise.reject(away))).rejects.toBe(away)
  await vi.advanceTimersByTimeAsync(1000)
  expect(look).toHaveBeenCalledOnce()
})
