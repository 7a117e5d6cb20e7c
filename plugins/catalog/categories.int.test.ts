import { describe, expect, test } from 'vitest'
import type { Category } from '#contracts/listing.ts'
import { isPublishedPicture } from '#plugins/kit/admin/published-pictures.ts'
import { createUnlessTaken } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrialCatalog } from '../../tests/trial-catalog.ts'
import { pictureAdded } from './catalog-changes.ts'

const catalog = opened(openTrialCatalog)

const FRAME = 'kehykset/aurakivi/halinen-musta'

describe('GET /catalog/categories', () => {
  test('lists the categories in the order of the menu, with slugs and titles of their groups', async () => {
    const categories = await listed()
    expect(categories.map(({ id, slug }) => `${id} ${slug}`).slice(0, 4)).toEqual([
      'frames kehykset',
      'sunglasses aurinkolasit',
      'sports_glasses urheilulasit',
      'reading_glasses lukulasit',
    ])
    const [frames, , sports] = categories
    expect(frames?.groups.map(({ code, title }) => [code, title])).toEqual([['aurakivi', 'Aurakivi']])
    expect(frames?.brands).toEqual([{ slug: 'aurakivi', name: 'Aurakivi' }])
    expect(sports?.groups.map(({ slug, count }) => [slug, count])).toContainEqual(['pyöräily', 0])
  })
})

describe('an editor of categories and brands', () => {
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

  test('writes the words of a brand and chooses its picture, which is public from then on', async () => {
    const data = { alt: 'Kehyksiä', filename: 'merkki.webp', mimeType: 'image/webp', filesize: 1, width: 1, height: 1 }
    const picture = await createUnlessTaken(catalog.shop, 'media', data)
    await pictureAdded(catalog.shop, picture!.id)
    const words = { tagline: 'Yhdellä lauseella.', story: 'Tarina.', description: 'Hakukoneille.' }
    await catalog.shop.payload.update({
      collection: 'brands' as never,
      where: { slug: { equals: 'aurakivi' } },
      data: { ...words, picture: picture?.id } as never,
    })
    const [frames] = await listed()
    expect(frames?.groups[0]).toMatchObject({
      tagline: words.tagline,
      intro: words.story,
      description: words.description,
      picture: { alt: 'Kehyksiä' },
    })
    expect(await isPublishedPicture(catalog.shop.payload, 'merkki')).toBe(true)
  })

  test('can give a group the slug that another kind of group has', async () => {
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
