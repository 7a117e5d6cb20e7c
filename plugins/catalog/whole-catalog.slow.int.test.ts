import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CategoryId } from '#contracts/catalog.ts'
import { FilterGroup } from '#contracts/listing.ts'
import { attributeIds } from '#domain/catalog/attribute-ids.ts'
import { filterGroups } from '#domain/catalog/filter-groups.ts'
import { opened } from '../../tests/opened.ts'
import { openTrialCatalog } from '../../tests/trial-catalog.ts'
import { articleAddresses } from './article-addresses.ts'
import { feedArticles, listCards } from './repository.ts'

const catalog = opened(() => openTrialCatalog({ isWhole: true }))

describe('seeding the catalog', () => {
  test('adds nothing the second time', async () => {
    expect(await catalog.seedAgain()).toBe(0)
  })

  test('stores pictures with their alternative texts', async () => {
    const { medias } = await catalog.articleAt('kehykset/aurakivi/halinen-musta')
    expect(medias).toHaveLength(1)
    expect(medias[0]).toMatchObject({ md: '/kuvat/halinen-musta-front-285.webp', alt: 'Halinen, musta, edestä' })
    expect(existsSync(join(process.env.SHOP_DATA ?? '', 'media/halinen-musta-front.webp'))).toBe(true)
  })

  test('adds pictures that were made later', async () => {
    for (const color of ['hunaja', 'musta']) await catalog.picture(`halinen-${color}-three-quarter.webp`)
    expect(await catalog.seedAgain()).toBe(2)
    expect((await catalog.articleAt('kehykset/aurakivi/halinen-musta')).medias.map(({ alt }) => alt)).toEqual([
      'Halinen, musta, edestä',
      'Halinen, musta, viistosti edestä',
    ])
    expect((await catalog.articleAt('kehykset/aurakivi/halinen-hunaja')).medias[0]?.alt).toBe(
      'Halinen, hunaja, viistosti edestä',
    )
  })

  test('claims a reduction only below the low of the 30 days before', async () => {
    const { articles } = await listCards(catalog.req, { page: 99 })
    const campaigns = articles.filter(({ price }) => price.unit.isCampaign)
    expect(campaigns.length).toBeGreaterThan(0)
    for (const { price } of campaigns) expect(price.unit.amount).toBeLessThan(price.unit.lowestPrice30d ?? 0)
    for (const { price } of articles.filter(({ price: { unit } }) => !unit.isCampaign))
      expect(price.unit.lowestPrice30d).toBeNull()
  })
})

describe('the feed of goods', () => {
  test('has every article sold online, with the fields that merchants must give', async () => {
    const articles = await feedArticles(catalog.req)
    const addresses = await articleAddresses(catalog.req)
    const inStoresOnly = new Set(addresses.map(({ slug }) => slug))
    for (const { slug } of articles) expect(inStoresOnly.delete(slug)).toBe(true)
    expect([...inStoresOnly].toSorted()).toEqual([
      'kehykset/havu/tuohi-koivu',
      'kehykset/havu/tuohi-puolukka',
      'älylasit/kaiku/kaiku-opas-grafiitti',
      'älylasit/kaiku/kaiku-opas-sininen',
    ])
    expect(articles.filter(({ description, price }) => description === '' || price.unit.amount <= 0)).toEqual([])
  })

  test('gives the colors of a design one number', async () => {
    const articles = await feedArticles(catalog.req)
    const numbersOf = (slug: string) => articles.find((one) => one.slug === slug)?.designId
    const number = numbersOf('kehykset/aurakivi/halinen-musta')
    expect(number).toBeTypeOf('number')
    expect(numbersOf('kehykset/aurakivi/halinen-hunaja')).toBe(number)
  })
})

describe('the legal marks of goods', () => {
  test.each(['sunglasses', 'sports_glasses'])('mark %s as eye protection, not as medical devices', async (category) => {
    for (const { conformity, udi, facts } of await articlesOf(category)) {
      expect({ conformity, udi }).toEqual({ conformity: 'protective_equipment', udi: null })
      expect(JSON.stringify(facts)).not.toContain('medicalDevice')
    }
  })

  test.each(['contact_lenses', 'lens_accessories'])(
    'give the medical devices of the category %s a UDI',
    async (category) => {
      const devices = (await articlesOf(category)).filter(({ ce }) => ce)
      expect(devices.length).toBeGreaterThan(0)
      for (const { conformity, udi } of devices) {
        expect(conformity).toBe('medical_device')
        expect(udi).toMatch(/^\(01\)\d{14}$/)
      }
    },
  )

  test('are absent from all other goods', async () => {
    for (const category of ['glasses_accessories', 'sports_accessories'])
      for (const { conformity, udi } of await articlesOf(category)) expect([conformity, udi]).toEqual([null, null])
  })

  async function articlesOf(category: string) {
    const { articles } = await catalog.list(`?category=${category}&page=9`)
    return Promise.all(articles.map(({ id }) => catalog.articleAt(`${id}`)))
  }
})

test('sunglasses have a light transmission for each color, and frames for lenses do not', async () => {
  const reported = async (query: string) => {
    const { articles } = await catalog.list(`${query}&page=9`)
    const pages = await Promise.all(articles.map(({ id }) => catalog.articleAt(`${id}`)))
    return pages.map(({ facts }) => facts.find(({ attribute }) => /transmission$/i.test(attribute)))
  }
  for (const shade of await reported('?category=sunglasses')) expect(shade?.kind).toMatch(/^(number|axis)$/)
  expect(await reported('?q=terassi')).toMatchObject([40, 30, 34, 28].map((number) => ({ kind: 'number', number })))
  expect(new Set(await reported('?category=frames'))).toEqual(new Set([undefined]))
})

test('sports glasses with a single shield are distinguished from those with two lenses', async () => {
  const isShield = async (id: string) => (await catalog.articleAt(id)).form?.isShield
  const { articles } = await catalog.list('?category=sports_glasses&page=9')
  const shields = await Promise.all(articles.map(async ({ id, name }) => ((await isShield(`${id}`)) ? name : '')))
  expect(new Set(shields)).toEqual(new Set(['', 'Kaira', 'Sarastus', 'Latu', 'Aallokko', 'Kampi', 'Hanki', 'Rysty']))
})

describe('the filters of a listing', () => {
  test('have values in some category, for each of the specification', async () => {
    const alive = new Map<string, number>()
    for (const category of CategoryId.options) {
      const { facets } = await catalog.list(`?category=${category}`)
      for (const { name, id, values } of facets) {
        expect(filterGroups[name]).toMatchObject({ id })
        expect(filterGroups[name].fits).toContain(category)
        if (values.length > 0) alive.set(name, id)
      }
    }
    expect([...alive.keys()].toSorted()).toEqual([...FilterGroup.options].toSorted())
  })

  test.each([
    ['sports_glasses', 'sport', ['running', 'cycling', 'skiing', 'golf', 'water-sports', 'racket-sports']],
    ['contact_lenses', 'lensType', ['spherical', 'toric', 'multifocal', 'coloured']],
    ['contact_lenses', 'dayNight', ['day', 'day-and-night']],
    ['smart_glasses', 'smartFeature', ['audio', 'camera', 'display']],
    ['smart_glasses', 'hearingAmplifier', ['yes']],
    ['sunglasses', 'photochromic', ['yes']],
  ])('offer in %s for %s the values %j, each with the right count', async (category, group, values) => {
    const { facets } = await catalog.list(`?category=${category}`)
    const found = facets.find(({ name }) => name === group)?.values ?? []
    expect(found.map(({ value }) => value)).toEqual(values)
    for (const { value, count } of found)
      expect((await catalog.list(`?category=${category}&${group}=${value}`)).total).toBe(count)
  })

  test('have goods for every attribute of the specification', async () => {
    const seen = new Set<number | null>()
    for (const { id } of (await catalog.list('?page=9')).articles)
      for (const fact of (await catalog.articleAt(`${id}`)).facts) seen.add(fact.id)
    seen.delete(null)
    expect([...seen].toSorted()).toEqual(Object.values(attributeIds).toSorted())
  })
})

test('reading glasses have a SKU for each strength, and no lenses are ground for them', async () => {
  const { skus, lensPackages, category } = await catalog.articleAt('lukulasit/sivula/alaviite-kulta')
  expect(category).toBe('reading_glasses')
  expect(skus.map(({ size }) => size)).toEqual(['+1,00', '+1,50', '+2,00', '+2,50', '+3,00'])
  expect(lensPackages).toEqual([])
})

test('the colors of a colored contact lens are siblings', async () => {
  const { siblings, lensChoice } = await catalog.articleAt('piilolinssit/päivälinssit/kirjo-paiva-meri')
  expect(siblings.map(({ color }) => color)).toEqual(['Meri', 'Sammal', 'Graniitti', 'Mesi', 'Laventeli'])
  expect(lensChoice?.axes.find(({ name }) => name === 'power')?.values).toContain(0)
})

test('an article sold in stores only is shown, and cannot be bought', async () => {
  const { price, skus } = await catalog.articleAt('kehykset/havu/tuohi-koivu')
  expect(price.unit.publicationStatus).toBe(40)
  expect(skus.length).toBeGreaterThan(0)
})

describe('GET /catalog/list', () => {
  test('shows 48 cards a page, and with each page those before it', async () => {
    const first = await catalog.list('?category=frames')
    expect(first.articles).toHaveLength(48)
    expect(first.hasMore).toBe(true)
    const second = await catalog.list('?category=frames&page=2')
    expect(second.articles.slice(0, 48)).toEqual(first.articles)
  })

  test('narrows by facets and counts what each value would leave', async () => {
    const narrowed = await catalog.list('?category=frames&brand=aurakivi&color=black')
    expect(narrowed.articles.every(({ brand }) => brand === 'Aurakivi')).toBe(true)
    const colors = narrowed.facets.find(({ name }) => name === 'color')?.values ?? []
    for (const { value, count, isChosen } of colors) {
      expect((await catalog.list(`?category=frames&brand=aurakivi&color=${value}`)).total).toBe(count)
      expect(isChosen).toBe(value === 'black')
    }
  })

  test('finds by words of names and brands, whatever the keyboard', async () => {
    const found = await catalog.list('?q=paiva%20lumme')
    expect(found.total).toBeGreaterThan(0)
    expect(found.articles.every(({ brand }) => brand === 'Lumme')).toBe(true)
  })

  test('orders by price', async () => {
    const amounts = (await catalog.list('?order=price_asc&page=4')).articles.map(({ price }) => price.unit.amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })

  test.each(['?category=kengat', '?page=0', '?page=x', '?priceFrom=-1', '?order=random', `?q=${'x'.repeat(101)}`])(
    'refuses %s as malformed',
    async (query) => {
      const answer = await catalog.shop.ask(`/catalog/list${query}`)
      expect({ status: answer.status, code: (await answer.json()).code }).toEqual({
        status: 400,
        code: 'request.malformed',
      })
    },
  )
})
