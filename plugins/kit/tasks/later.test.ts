import { expect, test, vi } from 'vitest'
import type { Payload } from 'payload'
import { finishLaterWork, later } from './later.ts'

vi.mock('payload', () => ({ createLocalReq: async () => ({}) }))

test('delayed work runs once, at once when the shop closes, also where other work fails', async () => {
  const error = vi.fn()
  const payload = { logger: { error } } as unknown as Payload
  const work = vi.fn(async () => {})
  later(payload, 'a letter', 60_000, work)
  later(payload, 'a broken one', 60_000, async () => {
    throw new Error('no mail server')
  })
  expect(work).not.toHaveBeenCalled()
  await finishLaterWork()
  await finishLaterWork()
  expect(work).toHaveBeenCalledTimes(1)
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ what: 'a broken one' }), expect.any(String))
})
