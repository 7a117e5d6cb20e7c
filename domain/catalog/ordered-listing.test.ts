import { expect, test } from 'vitest'
import { cardsOnPage, lastPage } from './ordered-listing.ts'

const cards = Array.from({ length: 100 }, (_, index) => index)

test.each([
  [1, 48, true],
  [2, 96, true],
  [3, 100, false],
  [9, 100, false],
])('page %i of a hundred cards shows %i, more: %s', (page, length, hasMore) => {
  const shown = cardsOnPage(cards, page)
  expect(shown.cards).toHaveLength(length)
  expect(shown.hasMore).toBe(hasMore)
})

test.each([
  [0, 1],
  [1, 1],
  [48, 1],
  [49, 2],
  [100, 3],
])('a listing of %i cards has the last page %i', (total, page) => {
  expect(lastPage(total)).toBe(page)
})

test('a page that is exactly full announces no further page', () => {
  expect(cardsOnPage(cards.slice(0, 48), 1).hasMore).toBe(false)
})
