import { describe, expect, test } from 'vitest'
import type { FeedArticle } from '#contracts/provider/feed.ts'
import { articleAt, changesAt, readSaleDays } from './sale-days.ts'

const [from, until] = ['2026-11-26T22:00:00.000Z', '2026-11-30T22:00:00.000Z']

describe('the days of a sale', () => {
  test.each([
    ['2026-11-27T00:00+02:00/2026-12-01T00:00+02:00', { from, until }],
    ['2026-11-27T00:00+0200/2026-12-01T00:00+0200', { from, until }],
    ['2026-11-26T22:00Z / 2026-11-30T22:00:00Z', { from, until }],
    ['2026-11-27/2026-11-30', { from, until }],
    ['2026-11-26T22:00:59.5Z/2026-11-30T22:00Z', { from: '2026-11-26T22:00:59.000Z', until }],
    ['2026-11-27T00:00/2026-12-01T00:00', { from, until }],
    ['2026-11-27 00:00:00+02 / 2026-12-01 00:00:00+02', { from, until }],
    ['2026-11-27, 2026-11-30', { from, until }],
    ['2026-11-27/', { from, until: null }],
    ['/2026-11-30', { from: null, until }],
  ])('are read from %s', (written, days) => {
    expect(readSaleDays(written)).toEqual(days)
  })

  test.each(['', '/', 'pian', '27.11.2026-30.11.2026', '2026-02-30/2026-03-01', '2026-11-30/2026-11-01', '2026-11-27'])(
    'are not read from "%s"',
    (written) => {
      expect(readSaleDays(written)).toBeNull()
    },
  )
})

test('an article has the price of a sale from its first moment until its end, and says when that changes', () => {
  const article = { price: 1000, sale: { price: 800, from, until } } as FeedArticle
  const moments = ['2026-11-26T21:59:59.999Z', from, '2026-11-30T21:59:59.999Z', until]
  expect(moments.map((now) => articleAt(article, now).price)).toEqual([1000, 800, 800, 1000])
  expect(moments.map((now) => changesAt(article, now))).toEqual([from, until, until, undefined])
  const open = { price: 1000, sale: { price: 1200, from: null, until: null } } as FeedArticle
  expect([articleAt(open, from).price, changesAt(open, from)]).toEqual([1000, undefined])
})
