import { expect, test } from 'vitest'
import { friendsFigures } from './figures.ts'

test('events are counted by Finnish calendar months, the latest first', () => {
  const none = { joined: 0, left: 0, half_frame: 0, exchange: 0, insurance: 0 }
  expect(
    friendsFigures([
      { kind: 'joined', at: '2026-10-31T21:59:00Z' },
      { kind: 'joined', at: '2026-10-30T22:01:00Z' },
      { kind: 'half_frame', at: '2026-11-30T10:00:00Z' },
      { kind: 'half_frame', at: '2026-11-30T11:00:00Z' },
    ]),
  ).toEqual([
    { month: '2026-11', counts: { ...none, half_frame: 2 } },
    { month: '2026-10', counts: { ...none, joined: 2 } },
  ])
})
