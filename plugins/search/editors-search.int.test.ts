import { beforeAll, describe, expect, test } from 'vitest'
import { explainSearch, type SearchResults } from '#contracts/search.ts'
import { findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial, type Caller } from '../../tests/trial-shop.ts'

const trial = opened(openTrial)
let marketer: Caller
beforeAll(async () => {
  marketer = await trial.staff('marketer')
})

async function find(q: string): Promise<SearchResults> {
  return (await trial.shop.ask(`/site/search?q=${encodeURIComponent(q)}`)).json()
}

async function save(collection: string, data: object): Promise<{ status: number; code?: string; id?: DocumentId }> {
  const answer = await trial.shop.ask(`/${collection}`, data, marketer)
  const { doc, errors } = await answer.json()
  return { status: answer.status, id: doc?.id, code: errors?.[0]?.data?.code }
}

async function articleNamed(name: string): Promise<DocumentId> {
  return (await findOne(trial.shop, 'articles', { name: { equals: name } }))?.id ?? 0
}

const word = (from: string, to: string, same: string) => ({
  from,
  to: [to],
  tests: [{ query: from, same }],
  _status: 'published',
})

describe('a word of the vocabulary', () => {
  test('finds what it means, inflected as well, when the shop opens with it', async () => {
    const [lenses, spoken] = [await find('piilolinssit'), await find('piilareita')]
    expect(spoken.productCategories.data[0]).toMatchObject({ url: '/piilolinssit' })
    expect(spoken.articles.data).toEqual(lenses.articles.data)
  })

  test('finds goods at once when it is published, and none when it is deleted', async () => {
    expect((await find('zumppari')).articles.hits).toBe(0)
    const { id } = await save('search-words', word('zumppari', 'halinen', 'halinen'))
    expect((await find('zumppari')).articles.data[0]?.name).toBe('Halinen')
    await trial.shop.payload.delete({ collection: 'search-words', id: id ?? 0 })
    expect((await find('zumppari')).articles.hits).toBe(0)
  })

  test('is not published while a test fails, and waits as a draft', async () => {
    expect(await save('search-words', word('hömppä', 'halinen', 'joensuu'))).toMatchObject({
      status: 422,
      code: 'search.test_failed',
    })
    expect((await save('search-words', { ...word('hömppä', 'halinen', 'joensuu'), _status: 'draft' })).status).toBe(201)
    expect((await find('hömppä')).articles.hits).toBe(0)
  })
})

describe('a result that editors place', () => {
  test('stands first and last, whatever the words find, and a page answers what nothing does', async () => {
    const [first, last] = [await articleNamed('Kuulas Yleisliuos'), await articleNamed('Halinen')]
    const data = { name: 'Kevät', queries: ['aurakiven kehykset', 'kuulolaitteen korjaus'], pages: ['/takuut'] }
    await save('search-picks', { ...data, first: [first], last: [last], _status: 'published' })
    const frames = await find('kehykset aurakivi')
    expect(frames.articles.data[0]?.name).toBe('Kuulas Yleisliuos')
    expect(frames.layoutPages.data[0]?.url).toBe('/takuut')
    const nothing = await find('kuulolaitteen korjaus')
    expect(nothing.layoutPages.data[0]?.url).toBe('/takuut')
    expect((await find('aurakivi')).articles.data[0]?.name).toBe('Halinen')
  })

  test('applies only between its start and its end', async () => {
    const pick = { queries: ['halinen'], pages: ['/takuut'], _status: 'published' }
    await save('search-picks', { ...pick, name: 'Mennyt', endsAt: '2020-01-01T00:00:00.000Z' })
    await save('search-picks', { ...pick, name: 'Tuleva', startsAt: '2099-01-01T00:00:00.000Z' })
    expect((await find('halinen')).layoutPages.data.map(({ url }) => url)).not.toContain('/takuut')
  })

  test('is refused for a page that is not named by its path', async () => {
    const wrong = { name: 'Väärä', queries: ['halinen'], pages: ['https://muualla.example'], _status: 'published' }
    expect((await save('search-picks', wrong)).status).toBe(400)
    expect(await findAll(trial.shop, 'search-picks', { name: { equals: 'Väärä' } })).toEqual([])
  })
})

describe('the explanation of a result', () => {
  test('is shown to marketers, word by word, with what editors have placed', async () => {
    const answer = await trial.shop.ask(`/search/why?q=${encodeURIComponent('halisen kehykset')}`, undefined, marketer)
    const { results } = explainSearch.output.parse(await answer.json())
    expect(results[0]).toMatchObject({
      kind: 'article',
      title: expect.stringMatching(/^Aurakivi Halinen/),
      placed: null,
    })
    expect(results[0]?.url).toMatch(/^\/kehykset\/aurakivi\//)
    expect(results[0]?.words).toContainEqual(
      expect.objectContaining({ word: 'halisen', found: 'halinen', field: 'name', meeting: 'inflected' }),
    )
    const points = results[0]?.words.reduce((sum, word) => sum + word.points, 0) ?? 0
    const factor = results[0]?.boosts.reduce((product, boost) => product * boost.factor, 1) ?? 0
    expect(results[0]?.score).toBeCloseTo(points * factor, 4)
    const placed = await trial.shop.ask(
      `/search/why?q=${encodeURIComponent('aurakiven kehykset')}`,
      undefined,
      marketer,
    )
    expect((await placed.json()).results[0]).toMatchObject({ title: 'Kuulas Yleisliuos', placed: 'pinned' })
  })

  test('is refused without a sign-in', async () => {
    expect((await trial.shop.ask('/search/why?q=halinen')).status).toBe(401)
  })
})
