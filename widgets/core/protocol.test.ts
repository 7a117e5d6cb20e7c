import { expect, test } from 'vitest'
import type { ListingAnswer, ResultsAnswer, Suggestion as Suggested } from '#contracts/provider/answers.ts'
import {
  displaysIn,
  failedResults,
  pageUrl,
  productId,
  readResults,
  suggestionsIn,
  type Display,
  type FilterOffer,
  type Suggestion,
} from './protocol.ts'

// What our provider answers is what this client reads; the compiler compares.
const ours = [
  (answer: ResultsAnswer): readonly Display[] => answer.displays,
  (answer: ListingAnswer): readonly FilterOffer[] => answer.filters,
  (suggested: Suggested): Suggestion => suggested,
]

test('the types of our own provider fit those of the client', () => expect(ours).toHaveLength(3))

test.each([undefined, null, '', 'rubbish', 7])('%j is read as a failure, not as an empty response', (body) => {
  expect(readResults(body)).toBe(failedResults)
})

test('missing, null and malformed fields leave the others readable', () => {
  const odd = {
    n_hits: '12',
    displays: [null, 3, { product_id: 5 }],
    filters: null,
    sorts: [{ field: 'a' }],
    cursor: '',
  }
  const read = readResults({ ...odd, quick_links: [{ title: 'x', page_url: 'javascript:alert(1)' }] })
  expect(read).toMatchObject({ n_hits: 12, displays: [{ product_id: 5 }], filters: [], sorts: [], cursor: null })
  expect(read.quickLinks).toEqual([])
  expect(read.failed).toBeUndefined()
})

test('a product has one card, and a product without an id has none', () => {
  const variants = { variant_index: 1, variant_displays: [{ product_id: 'a' }, { product_id: 'b', title: 'B' }] }
  const displays = displaysIn({ displays: [variants, { product_id: 'b' }, { title: 'nobody' }, { product_id: 1 }] })
  expect(displays.map(productId)).toEqual(['b', '1'])
})

test('a card never links to a script', () => {
  expect(pageUrl({ page_url: 'javascript:alert(1)' })).toBeUndefined()
  expect(pageUrl({ page_url: '/tuote/1' })).toBe('/tuote/1')
  expect(suggestionsIn({ suggestions: [{ type: 'category', title: 'x', page_url: 'data:text/html,x' }] })).toEqual([])
})
