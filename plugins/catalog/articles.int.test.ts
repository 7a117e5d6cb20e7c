import { describe, expect, test } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { openTrialCatalog } from '../../tests/trial-catalog.ts'
import { goodsOf } from './goods-of.ts'
import { listCards } from './repository.ts'

const catalog = opened(openTrialCatalog)

describe('GET /article', () => {
  test('finds one article by number, by slug and by path', async () => {
    const [card] = (await listCards(catalog.req, { category: 'contact_lenses' })).articles
    const { id, slug } = card ?? { id: 0, slug: '' }
    const asked = [`${id}`, encodeURIComponent(slug), encodeURI(slug), encodeURI(slug.normalize('NFD'))]
    const answers = await Promise.all(asked.map(async (path) => (await catalog.shop.ask(`/article/${path}`)).json()))
    expect(answers.map(({ data }) => data.id)).toEqual([id, id, id, id])
  })

  test('finds an article by former slugs of its category and group, and gives the present one', async () => {
    expect((await catalog.articleAt('lasit/kivi/halinen-musta')).slug).toBe('kehykset/aurakivi/halinen-musta')
  })

  test('names the maker, the facts and the stores of an article', async () => {
    const article = await catalog.articleAt('kehykset/aurakivi/halinen-musta')
    expect(article.manufacturer).toMatchObject({
      name: 'Aurakivi Oy',
      address: 'Vanha Hämeentie 105, 20540 Turku, Suomi',
    })
    expect(article.facts).toContainEqual({ kind: 'codes', attribute: 'shape', id: 6, codes: ['panto'] })
    expect(article.skus.flatMap(({ stores }) => stores).length).toBeGreaterThan(0)
    expect(article.lensPackages.map(({ amount }) => amount)).toEqual(
      article.lensPackages.map(({ amount }) => amount).toSorted((a, b) => a - b),
    )
    expect(article.lensPackages.length).toBeGreaterThan(3)
  })

  test('gives the five measures of a frame, and its card the three that cards show', async () => {
    const { skus, specification } = await catalog.articleAt('kehykset/aurakivi/halinen-musta')
    const frame = { totalWidth: 125, noseBridge: 20, lensWidth: 46, lensHeight: 41, templeLength: 140 }
    expect(skus[0]).toMatchObject({ size: 'S', frame })
    expect(specification).toMatchObject({ width: 125, height: 41, length: 140 })
  })

  test('gives the materials of a frame and its colors for 3D, and marks its card', async () => {
    const { finish, siblings, hasVTO } = await catalog.articleAt('kehykset/aurakivi/halinen-musta')
    expect(finish).toMatchObject({ front: { kind: 'acetate', color: '#121214' }, lens: { kind: 'clear' } })
    expect(siblings.find(({ isCurrent }) => isCurrent)?.finish).toEqual(finish)
    expect(hasVTO).toBe(true)
    expect(await catalog.someLens()).toMatchObject({ finish: null, hasVTO: false })
  })

  test('links the colors of a design to each other', async () => {
    const { siblings, colorCount } = await catalog.articleAt('kehykset/aurakivi/halinen-musta')
    expect(siblings).toHaveLength(colorCount)
    expect(siblings.filter(({ isCurrent }) => isCurrent).map(({ color }) => color)).toEqual(['Musta'])
    for (const { id } of siblings) expect((await catalog.articleAt(`${id}`)).siblings).toHaveLength(colorCount)
  })

  test('offers the parameters that a contact lens is made in', async () => {
    const lens = await catalog.someLens()
    expect(lens.lensChoice?.axes.map(({ name }) => name)).toContain('power')
    expect(lens.skus.length).toBeGreaterThan(0)
    expect(lens.skus.every(({ availability }) => availability === 'in_stock')).toBe(true)
    expect(lens.allowSubscription).toBe(true)
    expect(lens.price.subscription.amount).toBeLessThan(lens.price.unit.amount)
  })

  test.each([
    ['999999', 404, 'article.not_found'],
    ['kehykset%2Fei%2Fole', 404, 'article.not_found'],
    ['kehykset/ei/ole', 404, 'article.not_found'],
    ['-1', 404, 'article.not_found'],
    ['x'.repeat(301), 400, 'request.malformed'],
  ])('answers %s with %i %s', async (id, status, code) => {
    const answer = await catalog.shop.ask(`/article/${id}`)
    expect({ status: answer.status, code: (await answer.json()).code }).toEqual({ status, code })
  })

  test('does not show lenses sold with a frame only; those with power are made to measure', async () => {
    const { lensPackages } = await catalog.articleAt('kehykset/aurakivi/halinen-musta')
    const goods = await goodsOf(
      catalog.req,
      lensPackages.map(({ skuId }) => skuId),
    )
    expect(new Set(lensPackages.map(({ kind }) => kind === 'non-prescription'))).toEqual(new Set([true, false]))
    for (const { skuId, kind } of lensPackages) {
      const lenses = { isLensPackage: true, isMadeToMeasure: kind !== 'non-prescription', category: 'ground_lenses' }
      expect(goods.get(skuId)).toMatchObject(lenses)
      expect((await catalog.shop.ask(`/article/${goods.get(skuId)?.articleId}`)).status).toBe(404)
    }
  })
})
