import { expect, test } from 'vitest'
import type { Sku } from '#contracts/catalog.ts'
import { textOf } from '#locales/texts.ts'
import { storeStock, storesWithSize } from './store-stock.ts'

const t = textOf('fi', 'article')

test('frames are listed by size, with the stores in alphabetical order', () => {
  const skus = [
    sku({ size: 'S', stores: ['Äänekoski', 'Espoo'] }),
    sku({ size: 'M', stores: ['Espoo'] }),
    sku({ size: 'L', stores: [] }),
  ]
  expect(storeStock(skus, t)).toEqual([
    { store: 'Espoo', has: [of('S'), of('M')] },
    { store: 'Äänekoski', has: [of('S')] },
  ])
})

test.each([
  [['Espoo'], 'Saatavilla myymälöistä: Espoo'],
  [['Turku', 'Espoo', 'Oulu'], 'Saatavilla myymälöistä: Espoo, Oulu, Turku'],
  [['Turku', 'Espoo', 'Oulu', 'Vaasa'], 'Saatavilla myymälöistä: Espoo, Oulu ja 2 muuta'],
])('a size that only the stores %j have names them', (stores, sentence) => {
  expect(storesWithSize(sku({ stores }).stores, t)).toBe(sentence)
})

test('contact lenses are described by the values in which they differ', () => {
  const values = (power: number) => ({ power, baseCurve: 8.6, diameter: 14.2 })
  const skus = [
    sku({ parameters: values(-1.25), stores: ['Espoo'] }),
    sku({ parameters: values(-2), stores: ['Espoo'] }),
  ]
  expect(storeStock(skus, t)).toEqual([{ store: 'Espoo', has: [of('−1,25'), of('−2,00')] }])
})

test('values other than the power are written with the letters on the box', () => {
  const skus = [8.4, 8.8].map((baseCurve) => sku({ parameters: { power: -4.5, baseCurve }, stores: ['Espoo'] }))
  expect(storeStock([...skus, sku({ parameters: { power: -5, baseCurve: 8.4 } })], t)[0]?.has).toEqual([
    of('−4,50\u00a0·\u00a0BC\u00a08,4'),
    of('−4,50\u00a0·\u00a0BC\u00a08,8'),
  ])
})

test('a single kind is listed without a description', () => {
  expect(storeStock([sku({ stores: ['Espoo'] })], t)).toEqual([{ store: 'Espoo', has: [of('')] }])
})

function sku({ size = null, parameters = null, stores = [] }: Differences): Sku {
  const here = stores.map((name, index) => ({ storeId: index + 1, name, pieces: 2 }))
  return { id: 1, size, frame: null, parameters, availability: 'in_stock', stores: here } as unknown as Sku
}

interface Differences {
  size?: string | null
  parameters?: Record<string, number> | null
  stores?: string[]
}

function of(which: string) {
  return { which, pieces: 2 }
}
