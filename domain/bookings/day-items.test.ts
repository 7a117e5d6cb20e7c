import { describe, expect, test } from 'vitest'
import { dayItems, within } from './day-items.ts'

const span = (from: number, to: number) => ({ from, to })

describe('listing the items of a calendar column', () => {
  test('lists bookings, holds and the free gaps between them in order', () => {
    const items = dayItems({
      present: [span(540, 660), span(700, 800)],
      away: [],
      bookings: [{ ...span(570, 600), number: 'A' }],
      held: [span(600, 630)],
    })
    expect(items.map(({ kind, from, to }) => `${kind} ${from}–${to}`)).toEqual([
      'free 540–570',
      'booking 570–600',
      'held 600–630',
      'free 630–660',
      'free 700–800',
    ])
  })

  test('leaves out a gap that is too short for an exam', () => {
    const items = dayItems({ present: [span(540, 604)], away: [], bookings: [span(540, 600)], held: [] })
    expect(items.map(({ kind }) => kind)).toEqual(['booking'])
  })

  test('lists an absence before the booking that it breaks', () => {
    const items = dayItems({ present: [], away: [span(540, 660)], bookings: [span(540, 570)], held: [] })
    expect(items.map(({ kind }) => kind)).toEqual(['away', 'booking'])
  })
})

test.each([
  ['inside', [span(1, 9)], [span(3, 5)], [span(3, 5)]],
  ['apart', [span(1, 3)], [span(3, 5)], []],
  ['two', [span(1, 9)], [span(0, 2), span(8, 12)], [span(1, 2), span(8, 9)]],
])('keeps only the parts of spans that lie in other spans as well: %s', (_, spans, others, expected) => {
  expect(within(spans, others)).toEqual(expected)
})
