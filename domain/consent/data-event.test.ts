import { expect, test } from 'vitest'
import { cartChange, cartEvent, purchase, selectItem, viewItem, viewItemList } from './data-event.ts'

const part = {
  publicationStatus: 20,
  currency: 'EUR',
  isCampaign: false,
  ordinaryPrice: null,
  lowestPrice30d: null,
  fromPrice: null,
  amount: 14_950,
} as const
const frame = {
  id: 7,
  name: 'Samppalinna',
  brand: 'Aurakivi',
  slug: 'kehykset/aurakivi/samppalinna-musta',
  price: { unit: part, subscription: { ...part, publicationStatus: 0 as const } },
}
const item = {
  item_id: '7',
  item_name: 'Samppalinna',
  item_brand: 'Aurakivi',
  item_category: 'kehykset',
  price: 149.5,
  quantity: 1,
}

/** A row as the shop answers it, with all that an event must not contain. */
const row = (ref: string, quantity: number, more: object = {}) => ({
  ref,
  parentRef: null as string | null,
  skuId: 4711,
  articleId: 7,
  articleDescription: 'Samppalinna',
  brand: 'Aurakivi',
  slug: frame.slug,
  quantity,
  price: { ...part },
  eye: 'right',
  variety: 'Musta, ruskea sävy 50 %',
  prescription: 'Teho −2,25',
  prescriptionGlasses: { rightSphere: -2.25 },
  ...more,
})
const lenses = row('linssit', 1, { parentRef: 'kehys', articleDescription: 'Moniteho 1.6', price: { amount: 29_900 } })
const cart = { items: [row('kehys', 1), lenses], totalCost: 44_850 }

const order = {
  number: 'S-1024',
  lines: [row('kehys', 1), lenses],
  contact: { firstName: 'Aino', lastName: 'Mäkelä', email: 'aino@example.com', phone: '+358401234567' },
  address: { street: 'Hämeenkatu 12', zip: '33100', city: 'Tampere' },
  totals: {
    rows: [
      { kind: 'goods' as const, amount: 14_950, vatRate: 2550 },
      { kind: 'lens_work' as const, amount: 29_900, vatRate: 2550 },
      { kind: 'discount' as const, amount: -1000, vatRate: 2550 },
      { kind: 'delivery' as const, amount: 590, vatRate: 2550 },
    ],
    vat: [{ rate: 2550, net: 35_410, vat: 9030, gross: 44_440 }],
    totalCost: 44_440,
    giftCard: 0,
    amountDue: 44_440,
  },
}

test('events of an article and of a list contain prices in euros', () => {
  expect(viewItem(frame)).toEqual({
    event: 'view_item',
    ecommerce: { currency: 'EUR', value: 149.5, items: [item] },
  })
  const list = viewItemList('/kehykset', [{ ...frame, id: 6 }, frame])
  expect(list.ecommerce.items.map(({ item_id, index }) => [item_id, index])).toEqual([
    ['6', 0],
    ['7', 1],
  ])
  expect(selectItem(list, '7')).toEqual({
    event: 'select_item',
    ecommerce: { currency: 'EUR', item_list_name: '/kehykset', items: [{ ...item, index: 1 }] },
  })
  expect(selectItem(list, '8')).toBeUndefined()
})

test('the event of the cart contains its sum, and does not list lenses ground for a frame as items', () => {
  const ecommerce = { currency: 'EUR', value: 448.5, items: [item] }
  expect(cartEvent('view_cart', cart)).toEqual({ event: 'view_cart', ecommerce })
  expect(cartEvent('begin_checkout', cart)).toEqual({ event: 'begin_checkout', ecommerce })
})

const of = (...items: ReturnType<typeof row>[]) => ({ items, totalCost: 0 })

test.each([
  { change: 'a new row', before: of(), after: of(row('a', 2)), reported: [['add_to_cart', 2, 299]] },
  { change: 'a piece more', before: of(row('a', 2)), after: of(row('a', 3)), reported: [['add_to_cart', 1, 149.5]] },
  {
    change: 'a piece less',
    before: of(row('a', 2)),
    after: of(row('a', 1)),
    reported: [['remove_from_cart', 1, 149.5]],
  },
  { change: 'an emptied cart', before: of(row('a', 3)), after: of(), reported: [['remove_from_cart', 3, 448.5]] },
  { change: 'a discount code', before: of(row('a', 3)), after: of(row('a', 3)), reported: [] },
  { change: 'lenses alone', before: of(), after: of(lenses), reported: [] },
])('$change is reported with the pieces that were added or removed', ({ before, after, reported }) => {
  const events = cartChange(before, after)
  expect(events.map(({ event, ecommerce: { items, value } }) => [event, items[0]?.quantity, value])).toEqual(reported)
})

test('the event of a purchase contains its sums and its number', () => {
  expect(purchase(order)).toEqual({
    event: 'purchase',
    ecommerce: { currency: 'EUR', transaction_id: 'S-1024', value: 438.5, shipping: 5.9, tax: 90.3, items: [item] },
  })
})

test('no event contains eyes, values of lenses, SKUs or personal data', () => {
  const reported = JSON.stringify([
    viewItem(frame),
    viewItemList('/kehykset', [frame]),
    cartEvent('view_cart', cart),
    ...cartChange(cart, of()),
    purchase(order),
  ])
  for (const secret of ['4711', 'right', '2,25', '2.25', 'sävy', 'Moniteho', 'Aino', 'example.com', '40123', 'Tampere'])
    expect(reported).not.toContain(secret)
})
