import { expect, test } from 'vitest'
import { sessionAge } from './session-life.ts'

test.each([
  ['08:00:00', '08:00:00', '08:00:59', 'fresh'],
  ['08:00:00', '08:00:00', '08:01:00', 'due'],
  ['08:00:00', '08:00:00', '08:14:59', 'due'],
  ['08:00:00', '08:00:00', '08:15:00', 'idle'],
  ['08:00:00', '19:59:00', '19:59:59', 'fresh'],
  ['08:00:00', '19:59:59', '20:00:00', 'over'],
])('a session opened at %s and used at %s is at %s %s', (started, used, at, verdict) => {
  const on = (time: string) => `2026-11-24T${time}.000Z`
  expect(sessionAge({ startedAt: on(started), lastUsedAt: on(used) }, new Date(on(at)))).toBe(verdict)
})
