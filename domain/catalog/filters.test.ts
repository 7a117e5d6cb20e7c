import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ArticleCard } from '#contracts/catalog.ts'
import type { ListOrder, ListQuestion } from '#contracts/listing.ts'
import { filterCards, type CountedValue, type FoundArticles, type Listed } from './filters.ts'
import { arrange, compareListed } from './order-cards.ts'
import { OrderedListing } from './ordered-listing.ts'

const shelf = [
  listed(1, { brand: 'aurakivi', color: 'black', shape: 'panto', amount: 10000 }),
  listed(2, { brand: 'aurakivi', color: 'blue', shape: 'round', amount: 20000 }),
  listed(3, { brand: 'lyyti', color: 'black', shape: 'round', amount: 30000 }),
  listed(4, { brand: 'lyyti', color: 'red', shape: 'panto', amount: 40000, category: 'sunglasses' }),
]

describe('filtering a listing', () => {
  test.each<[ListQuestion, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ category: 'frames' }, [1, 2, 3]],
    [{ categories: ['frames', 'sunglasses'] }, [1, 2, 3, 4]],
    [{ categories: ['sunglasses'] }, [4]],
    [{ categories: [] }, [1, 2, 3, 4]],
    [{ brand: ['aurakivi', 'lyyti'] }, [1, 2, 3, 4]],
    [{ brand: ['lyyti'], color: ['black', 'blue'] }, [3]],
    [{ priceFrom: 200, priceTo: 300 }, [2, 3]],
    [{ brand: [] }, [1, 2, 3, 4]],
    [{ brand: ['nobody'] }, []],
    [{ group: 'lyyti' }, [3, 4]],
    [{ ids: [4, 2, 9] }, [2, 4]],
    [{ isCampaign: true }, []],
    [{ isCampaign: false }, [1, 2, 3, 4]],
  ])('narrows the listing by %j to %j', (question, ids) => {
    expect(filterCards(shelf, question).listed.map(({ card }) => card.id)).toEqual(ids)
  })

  test('narrows what a search has found, and orders it by how well it fits', () => {
    const found = new Map([
      [4, 0],
      [1, 1],
      [9, 2],
    ])
    const { listed, counts } = filterCards(shelf, {}, found)
    expect(orderCards(listed, 'recommended', found).map(({ card }) => card.id)).toEqual([4, 1])
    expect(orderCards(listed, 'price_asc', found).map(({ card }) => card.id)).toEqual([1, 4])
    expect(countsIn(counts.get('brand'))).toEqual({ aurakivi: 1, lyyti: 1 })
  })

  test('counts a value as if its own facet were not chosen', () => {
    const { counts } = filterCards(shelf, { brand: ['aurakivi'] })
    expect(countsIn(counts.get('brand'))).toEqual({ aurakivi: 2, lyyti: 2 })
    expect(countsIn(counts.get('color'))).toEqual({ black: 1, blue: 1 })
  })

  test('finds an article by any of its values in a group', () => {
    const both = listed(5, { facets: { suitableFor: [code('women'), code('men')] } })
    const { listed: found, counts } = filterCards([both, ...shelf], { category: 'frames', suitableFor: ['men'] })
    expect(found).toEqual([both])
    expect(countsIn(counts.get('suitableFor'))).toEqual({ women: 1, men: 1 })
  })

  test('counts the groups that fit the goods, and those that are chosen', () => {
    expect([...filterCards(shelf, { category: 'contact_lenses' }).counts.keys()]).not.toContain('shape')
    const { counts, listed: found } = filterCards(shelf, { category: 'contact_lenses', shape: ['round'] })
    expect(counts.has('shape')).toBe(true)
    expect(found).toEqual([])
  })

  test('gives the price range as if the price filter were not set', () => {
    expect(filterCards(shelf, { priceTo: 150, brand: ['aurakivi'] }).priceRange).toEqual({ from: 10000, to: 20000 })
    expect(filterCards(shelf, {}, new Map()).priceRange).toBeNull()
  })

  test('counts exactly as many articles as choosing that value alone gives', () => {
    const value = (values: string[]) => fc.subarray(values)
    const question = fc.record({
      brand: value(['aurakivi', 'lyyti']),
      color: value(['black', 'blue', 'red']),
      shape: value(['panto', 'round']),
      priceTo: fc.integer({ min: 0, max: 500 }),
    })
    fc.assert(
      fc.property(question, fc.constantFrom('brand', 'color', 'shape'), (listingQuestion, facet) => {
        const { counts } = filterCards(shelf, listingQuestion)
        for (const [one, { count }] of counts.get(facet) ?? [])
          expect(filterCards(shelf, { ...listingQuestion, [facet]: [one] }).listed).toHaveLength(count)
      }),
    )
  })
})

describe('the order of a listing', () => {
  test.each([
    ['price_asc', [1, 2, 3, 4]],
    ['price_desc', [4, 3, 2, 1]],
  ] as const)('sorts by %s', (order, ids) => {
    expect(orderCards(shelf, order).map(({ card }) => card.id)).toEqual(ids)
  })

  test('sorts by name in the Finnish alphabet', () => {
    const named = ['Öljy', 'Aura', 'Ähtäri', 'Zeniitti', 'Åland'].map((name, index) => listed(index + 1, { name }))
    expect(orderCards(named, 'name').map(({ card }) => card.name)).toEqual([
      'Aura',
      'Zeniitti',
      'Åland',
      'Ähtäri',
      'Öljy',
    ])
  })

  test('recommends goods in stock first, then campaigns, then what the editors put first', () => {
    const one = [
      listed(1, { status: 30, rank: 1 }),
      listed(2, { rank: 3 }),
      listed(3, { rank: 2 }),
      listed(4, { rank: 9, isCampaign: true }),
    ]
    expect(orderCards(one).map(({ card }) => card.id)).toEqual([4, 3, 2, 1])
  })

  test('recommends a color of every model before the next color of any', () => {
    const colors = [
      listed(1, { name: 'Aura', color: 'black', isCampaign: true }),
      listed(2, { name: 'Aura', color: 'blue', isCampaign: true }),
      listed(3, { name: 'Aura', color: 'red', status: 30 }),
      listed(4, { name: 'Halinen', color: 'black' }),
      listed(5, { name: 'Halinen', color: 'blue' }),
      listed(6, { name: 'Aura', brand: 'kuulas', color: 'black' }),
    ]
    expect(orderCards(colors).map(({ card }) => card.id)).toEqual([1, 4, 6, 2, 5, 3])
  })

  test('does not depend on the order in which the cards came in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(shelf, { minLength: 4 }), (shuffled) => {
        expect(orderCards(shuffled)).toEqual(orderCards(shelf))
      }),
    )
  })
})

test('the listing is sorted in every order after any changes', () => {
  const numbers = fc.integer({ min: 1, max: 8 })
  const put = fc.record({ number: numbers, rank: fc.nat(3), amount: fc.nat(3), name: fc.constantFrom('Aura', 'Öljy') })
  const orders = fc.constantFrom<ListOrder>('recommended', 'price_asc', 'price_desc', 'name')
  fc.assert(
    fc.property(fc.array(fc.oneof(put, numbers, orders)), (steps) => {
      const listing = new OrderedListing()
      for (const step of steps) {
        if (typeof step === 'string') listing.inOrder(step)
        else if (typeof step === 'number') listing.delete(step)
        else listing.set(step.number, listed(step.number, step))
      }
      for (const order of ['recommended', 'price_asc', 'price_desc', 'name'] as const)
        expect(listing.inOrder(order)).toEqual([...listing.values()].toSorted(compareListed(order)))
    }),
  )
})

function orderCards(cards: Listed[], order: ListOrder = 'recommended', found?: FoundArticles): readonly Listed[] {
  return arrange(cards.toSorted(compareListed(order)), order, found)
}

function countsIn(counted: Map<string, CountedValue> = new Map()): Record<string, number> {
  return Object.fromEntries([...counted].map(([value, { count }]) => [value, count]))
}

interface Differences {
  name?: string
  brand?: string
  color?: string
  shape?: string
  amount?: number
  category?: ArticleCard['category']
  status?: 0 | 20 | 30 | 40
  isCampaign?: boolean
  rank?: number
  facets?: Listed['facets']
}

function code(value: string) {
  return { value, name: null }
}

function listed(id: number, differences: Differences = {}): Listed {
  const { name = `Malli ${id}`, brand = 'aurakivi', color = 'black', shape = 'panto', amount = 1000 } = differences
  const part = {
    publicationStatus: differences.status ?? 20,
    currency: 'EUR',
    isCampaign: differences.isCampaign ?? false,
    ordinaryPrice: null,
    lowestPrice30d: null,
    fromPrice: null,
    amount,
  } as const
  const card: ArticleCard = {
    id,
    slug: `kehykset/${brand}/malli-${id}`,
    name,
    brand,
    category: differences.category ?? 'frames',
    color,
    packageAmount: null,
    flags: [],
    hasVTO: false,
    medias: [],
    specification: {},
    allowSubscription: false,
    price: { unit: part, subscription: part },
    colorCount: 1,
  }
  return {
    card,
    group: brand,
    facets: { brand: [code(brand)], color: [code(color)], shape: [code(shape)], ...differences.facets },
    rank: differences.rank ?? id,
  }
}
