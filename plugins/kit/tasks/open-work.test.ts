import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asWork, watchMainThread, type Held } from './open-work.ts'

let now = 0
const reported: Held[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  reported.length = 0
  stop = watchMainThread((held) => reported.push(held))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The timer comes at its time, or later by what held the thread. */
function pass(lateMs = 0): void {
  now += 100 + lateMs
  vi.advanceTimersByTime(100)
}

test('a blocked thread is reported with the work open meanwhile, also if it has ended', async () => {
  await asWork('GET /tilaus', () => undefined)
  pass()
  pass()
  const slow = asWork('task forget carts', async () => {
    await Promise.resolve()
    now += 1000
  })
  await slow
  pass()
  expect(reported).toEqual([{ ms: 1000, open: ['task forget carts'] }])
})

test('a thread that is merely busy is not reported', () => {
  pass(499)
  expect(reported).toEqual([])
})
