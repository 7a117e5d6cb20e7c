import { afterEach, expect, test, vi } from 'vitest'
import { analyticsOf } from './gtag.ts'

const gtag = vi.fn()
const consent = (isGiven: boolean) => ({ isGiven: () => isGiven, follow: () => () => undefined })
afterEach(() => vi.unstubAllGlobals())

function reported(isWanted: boolean, isGiven: boolean, count = 1) {
  gtag.mockClear()
  vi.stubGlobal('gtag', gtag)
  const displays = Array.from({ length: count }, (_, at) => ({ product_id: `${at}`, search_result_id: `s${at}` }))
  analyticsOf(isWanted, consent(isGiven)).viewItems(displays)
  return gtag.mock.calls.map(([, name, { items }]) => [name, items.length])
}

test('lists are reported in hundreds, if the host wants it and the visitor consents', () => {
  expect(reported(true, true, 201)).toEqual([
    ['view_item_list', 100],
    ['view_item_list', 100],
    ['view_item_list', 1],
  ])
  expect([reported(false, true), reported(true, false)]).toEqual([[], []])
})

test('each product is reported under the list that shows it, with its id in the analytics', () => {
  vi.stubGlobal('gtag', gtag.mockClear())
  const card = { product_id: 1, ga_product_id: 'SKU-1', title: 'Aalto', sale_price: '49.90' }
  const { viewItems, selectItem } = analyticsOf(true, consent(true))
  viewItems([
    { ...card, recommendation_id: 'r' },
    { ...card, product_listing_result_id: 'l' },
  ])
  selectItem({ ...card, search_result_id: 's' })
  expect(gtag.mock.calls.map(([, name, more]) => [name, more.item_list_name ?? more.content_type])).toEqual([
    ['view_item_list', 'depict_recommendations'],
    ['view_item_list', 'depict_product_listing'],
    ['select_content', 'product'],
  ])
  expect(gtag.mock.calls[2]?.[2]).toMatchObject({ item_id: 'SKU-1', items: [{ item_name: 'Aalto', price: 49.9 }] })
})

test('a host without analytics gets no report and no error', () => {
  vi.stubGlobal('gtag', undefined)
  expect(() => analyticsOf(true, consent(true)).viewItems([{ product_id: 'a' }])).not.toThrow()
})
