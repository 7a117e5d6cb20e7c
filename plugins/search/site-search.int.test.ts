import { describe, expect, test } from 'vitest'
import { SearchResults } from '#contracts/search.ts'
import { shopAnalyzers } from '#domain/search/analyzers.ts'
import { memoryEngine } from '#domain/search/index/memory-engine.ts'
import { shopSettings } from '#domain/search/shop-settings.ts'
import { openBeside } from '#plugins/kit/open-shop.ts'
import { eventually } from '../../tests/eventually.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { questionFor } from './ask.ts'
import { currentIndex, keepNow, searchSources } from './current-index.ts'
import { resultsFor } from './site-search.ts'

const trial = opened(openTrial)

const ask = (q: string, more = '') => trial.shop.ask(`/site/search?q=${encodeURIComponent(q)}${more}`)
const find = async (q: string, more?: string) => SearchResults.parse(await (await ask(q, more)).json())
const nothing = { data: [], hits: 0, limited: false }

describe('GET /site/search', () => {
  test.each([
    ['piilolinssit 2,50-', 'piilolinssit -2,50'],
    ['360ml', '360 ml'],
    ['6 409981 101371', '06409981101371'],
    ['linssi neste', 'linssineste'],
    ['neste 100ml', 'neste'],
  ])('finds goods by %s as by %s', async (q, plain) => {
    const [found, wanted] = [await find(q), await find(plain)]
    expect(found.articles.hits).toBeGreaterThan(0)
    expect(found.articles.data).toEqual(wanted.articles.data)
  })

  test('finds contact lenses by their measures, and reports a power whose sign is unsure', async () => {
    const [lenses, all] = [await find('piilolinssit bc 8,5'), await find('piilolinssit')]
    expect(lenses.notes.letGo).toEqual([])
    expect((await find('piilolinssit bc 9,9')).notes.letGo).toEqual([{ aspect: 'size', typed: 'bc 9,9' }])
    const unsure = await find('piilolinssit ±2,50')
    expect(unsure.notes.letGo).toEqual([{ aspect: 'power', typed: '±2,50' }])
    expect(unsure.articles.hits).toBe(all.articles.hits)
  })

  test('finds goods by a beginning, an inflected form and a typing error', async () => {
    for (const q of ['halin', 'Halisen', 'hallinen'])
      expect(
        (await find(q)).articles.data.map(({ name }) => name),
        q,
      ).toContain('Halinen')
  })

  test('answers goods, stores, pages, towns and categories as the specification says', async () => {
    const goods = await find('aurakivi')
    expect(Object.keys(goods)).toEqual([
      'success',
      'articles',
      'stores',
      'layoutPages',
      'cities',
      'productCategories',
      'notes',
    ])
    expect(goods.articles.data[0]).toMatchObject({
      namePackageGet: expect.stringContaining('Aurakivi '),
      price: { unit: { amount: expect.any(Number), isCampaign: false, ordinaryPrice: null } },
    })
    expect(goods.productCategories.data).toContainEqual({
      title: 'Aurakivi, silmälasikehykset',
      url: '/kehykset/aurakivi',
      imageUrl: expect.anything(),
    })
    const town = await find('joensuussa')
    expect(town.stores.data[0]).toEqual({
      name: 'Joensuu',
      address: 'Siltakatu 12, 80100 Joensuu',
      slug: 'joensuu',
      isOpenNow: expect.any(Boolean),
    })
    expect(town.cities.data).toEqual([{ city: 'Joensuu', url: '/löydä-myymälä?q=Joensuu' }])
    expect((await find('palautukset')).layoutPages.data.map(({ url }) => url)).toContain('/takuut#nain-palautat')
  })

  test('puts stores first for glasses in a town, and goods first when their color is given', async () => {
    expect((await find('torniosta laseja rajalla')).notes).toMatchObject({ first: 'stores' })
    expect((await find('skanssista aurinkolasit')).notes).toMatchObject({ first: 'stores' })
    expect((await find('mustat kehykset torniosta')).notes).toMatchObject({ first: 'products' })
  })

  test('everyday words find the goods that answer them', async () => {
    const { articles, notes } = await find('yhdet lasit joilla näkee kauas ja lähelle')
    expect(notes).toMatchObject({ first: 'products' })
    expect(articles.data.map(({ slug }) => slug.split('/')[0])).toContain('kehykset')
  })

  test('finds nothing by the purpose of a thing alone, and may drop a word that describes goods', async () => {
    expect((await find('villasukat laseille')).articles).toEqual(nothing)
    const { articles } = await find('mustat')
    expect(articles.hits).toBeGreaterThan(0)
    expect((await find('mustat retro')).articles).toEqual(articles)
  })

  test('finds pages only in the language of the request', async () => {
    const paths = async (q: string, headers = {}) => {
      const answer = await trial.shop.ask(`/site/search?q=${encodeURIComponent(q)}`, undefined, headers)
      return SearchResults.parse(await answer.json()).layoutPages.data.map(({ url }) => url)
    }
    const english = await paths('glaucoma', { 'Accept-Language': 'en' })
    expect(english).toContain('/en/eye-health/glaucoma')
    expect(english).not.toContain('/silmäterveys/glaukooma')
    for (const q of ['friends', 'lifestyle', 'glaucoma'])
      expect((await paths(q)).filter((path) => /^\/(sv|en)\//.test(path))).toEqual([])
  })

  test('corrects a misspelt town beside the word for a store', async () => {
    const { stores, notes } = await find('tampree myymälä')
    expect(notes).toMatchObject({ first: 'stores', corrected: 'Tampere myymälä' })
    expect(stores.data.map(({ name }) => name)).toContain('Tampere')
  })

  test('a question for stores with a position finds the nearest stores', async () => {
    const joensuu = '&lat=62.6&lon=29.76'
    expect((await find('lähin myymälä', joensuu)).stores.data[0]).toMatchObject({ name: 'Joensuu' })
    expect((await find('optikko turku', joensuu)).stores.data[0]).toMatchObject({ name: 'Turku' })
    expect((await find('halinen', joensuu)).stores).toEqual(nothing)
  })

  test('counts the results, and gives one kind in full when it is asked for', async () => {
    const few = await find('helsinki')
    expect(few.stores).toMatchObject({ hits: expect.any(Number), limited: true })
    const all = await find('helsinki', '&s=stores')
    expect(all.stores).toMatchObject({ hits: few.stores.hits, limited: false })
    expect(all.stores.data).toHaveLength(few.stores.hits)
  })

  test('an article is found first by its number', async () => {
    const [article] = (await find('halinen')).articles.data
    expect((await find(`${article?.id}`)).articles.data[0]?.id).toBe(article?.id)
  })

  test.each(['', ' ', 'a', '    ', '\u0000'])('finds nothing for %j, which is too short', async (q) => {
    expect(await find(q)).toMatchObject({ success: false, articles: nothing, stores: nothing })
  })

  test.each([
    ['xyzzyplugh', 'a word that nothing has'],
    ["' OR 1=1; DROP TABLE articles --", 'SQL'],
    ['<script>alert(1)</script>', 'a script'],
    ['🕶️👓', 'pictures'],
    ['\u0000\u0007\u001b[31m', 'control characters'],
    ['((((((((((((((((((((((((((((((', 'signs'],
  ])('finds nothing for %j, %s', async (q) => {
    expect(await find(q)).toMatchObject({ articles: nothing, stores: nothing, layoutPages: nothing, cities: nothing })
  })

  test.each([
    ['10,000 characters', 'a'.repeat(10_000), ''],
    ['a kind that is none', 'halinen', '&s=everything'],
    ['a word twice', 'halinen', '&q=kaste'],
  ])('refuses %s as malformed', async (_, q, more) => {
    const answer = await ask(q, more)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request.malformed' }])
  })
})

describe('the index', () => {
  test('knows an edit at once, and puts only what has changed', async () => {
    await find('halinen')
    const index = await currentIndex(trial.shop)
    const before = index.changes
    const [article] = (await find('halinen')).articles.data
    await rename(article?.id, 'Kuukkeli')
    expect((await find('kuukkeli')).articles.data.map(({ id }) => id)).toEqual([article?.id])
    expect(index.changes - before).toBe(1)
    await rename(article?.id, 'Halinen')
    expect((await find('kuukkeli')).articles).toEqual(nothing)
  })

  test('knows what is sold out, hidden, moved and closed', async () => {
    const { payload } = trial.shop
    const index = await currentIndex(trial.shop)
    const before = index.changes
    await trial.setStock(0)
    await find('neste')
    expect(index.changes - before).toBe(1)
    await trial.setStock(5)
    await payload.update({ collection: 'pages', where: { path: { equals: '/takuut' } }, data: { title: 'Zorbaus' } })
    expect((await find('zorbaus')).layoutPages.data).toMatchObject([{ title: 'Zorbaus', url: '/takuut' }])
    await payload.update({ collection: 'stores', where: { slug: { equals: 'joensuu' } }, data: { isOpen: false } })
    expect(await find('joensuu')).toMatchObject({ stores: nothing, cities: nothing })
    await payload.update({ collection: 'stores', where: { slug: { equals: 'joensuu' } }, data: { isOpen: true } })
    expect((await find('joensuu')).stores.hits).toBe(1)
  })

  test('equals an index made anew after edits', async () => {
    const { engine, fed } = await currentIndex(trial.shop)
    const anew = memoryEngine(shopSettings, shopAnalyzers())
    for (const [name, source] of searchSources.of(trial.shop)) {
      const ids = [...(await source.states(trial.shop)).keys()]
      expect([...(fed.get(name)?.states.keys() ?? [])].toSorted()).toEqual(ids.toSorted())
      anew.put(await source.documents(trial.shop, ids))
    }
    for (const kind of ['article', 'store', 'page', 'city', 'category'] as const)
      for (const q of ['', 'halinen', 'musta', 'helsinki', 'linssi', 'palautus']) {
        const question = questionFor(kind, q, { limit: 200, facets: ['brand', 'color'] })
        expect(engine.search(question), `${kind} ${q}`).toEqual(anew.search(question))
      }
  })

  test('is saved on the disk, and another start feeds only what has changed since', async () => {
    const [article] = (await find('halinen')).articles.data
    await keepNow(await currentIndex(trial.shop))
    await rename(article?.id, 'Kottarainen')
    const beside = { payload: await openBeside(trial.shop) }
    try {
      expect((await resultsFor(beside, 'kottarainen')).articles.hits).toBe(1)
      expect((await currentIndex(beside)).changes).toBe(1)
    } finally {
      await beside.payload.destroy()
      await rename(article?.id, 'Halinen')
    }
  })

  test('stays current in every process', async () => {
    const beside = { payload: await openBeside(trial.shop) }
    try {
      const [article] = (await resultsFor(beside, 'halinen')).articles.data
      await rename(article?.id, 'Pikkuvarpunen')
      await eventually(async () => (await resultsFor(beside, 'pikkuvarpunen')).articles.hits === 1)
    } finally {
      await beside.payload.destroy()
    }
  })
})

async function rename(number: number | undefined, name: string): Promise<void> {
  await trial.shop.payload.update({ collection: 'articles', where: { number: { equals: number } }, data: { name } })
}
