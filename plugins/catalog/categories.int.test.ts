import { describe, expect, test } from 'vitest'
import type { Category } from '#contracts/listing.ts'
import { opened } from '../../tests/opened.ts'
import { openTrialCatalog } from '../../tests/trial-catalog.ts'

const catalog = opened(openTrialCatalog)

const FRAME = 'kehykset/aurakivi/halinen-musta'

describe('GET /catalog/categories', () => {
  test('says the categories in the order of the menu, with slugs and titles of their groups', async () => {
    const categories = await listed()
    expect(categories.map(({ id, slug }) => `${id} ${slug}`).slice(0, 4)).toEqual([
      'frames kehykset',
      'sunglasses aurinkolasit',
      'sports_glasses urheilulasit',
      'contact_lenses piilolinssit',
    ])
    const [frames, , sports] = categories
    expect(frames?.groups.map(({ code, title }) => [code, title])).toEqual([['aurakivi', 'Aurakivi']])
    expect(sports?.groups.map(({ slug, count }) => [slug, count])).toContainEqual(['pyöräily', 0])
  })
})

describe('an editor', () => {
  test('gives a category another slug and title, which pages and articles have at once', async () => {
    catalog.dropped.length = 0
    await change('frames', { slug: 'silmälasit'.normalize('NFD'), title: 'Lasit' })
    const [frames] = await listed()
    expect(frames).toMatchObject({ slug: 'silmälasit', title: 'Lasit', formerSlugs: ['kehykset'] })
    expect((await catalog.articleAt(FRAME)).slug).toBe('silmälasit/aurakivi/halinen-musta')
    expect(catalog.dropped).toContain('goods')

    await change('frames', { slug: 'kehykset', title: 'Silmälasikehykset' })
    expect((await listed())[0]).toMatchObject({ slug: 'kehykset', formerSlugs: ['silmälasit'] })
  })

  test.each(['aurinkolasit', 'Isot', 'kaksi sanaa', 'a/b'])('cannot take %s for the slug of frames', async (slug) => {
    await expect(change('frames', { slug })).rejects.toThrow()
  })

  test('gives a group the slug that another kind of group has', async () => {
    await change('golf', { slug: 'kotelot' })
    expect((await listed())[2]?.groups.find(({ code }) => code === 'golf')?.slug).toBe('kotelot')
  })
})

async function listed(): Promise<Category[]> {
  const answer = await catalog.shop.ask('/catalog/categories')
  return ((await answer.json()) as { categories: Category[] }).categories
}

function change(code: string, data: object) {
  return catalog.shop.payload
    .update({
      collection: 'categories' as never,
      where: { code: { equals: code } },
      data: data as never,
    })
    .then(({ errors }) => {
      if (errors.length > 0) throw new Error(errors[0]?.message)
    })
}
