import { expect, test } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import { whyNotSold } from './why-not-sold.ts'

test.each([
  [20, 3, undefined],
  [30, 0, 'sold_out'],
  [30, 3, 'sold_out_color'],
  [40, 3, 'in_stores_only'],
  [0, 0, 'not_sold'],
] as const)('with status %i and %i colors the page shows %s', (publicationStatus, colors, text) => {
  const siblings = Array.from({ length: colors }, () => ({}))
  const article = { price: { unit: { publicationStatus } }, siblings } as unknown as Article
  expect(whyNotSold(article)).toBe(text)
})
