import { beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '#contracts/blocks.ts'
import type { Page } from '#contracts/pages.ts'
import { CACHE_TAGS } from '#plugins/kit/storage/cache.ts'
import { isPublishedPicture } from '#plugins/kit/admin/published-pictures.ts'
import { findAll, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { everyBlock, tinyVideo, type ShownDocuments } from '../tests/every-block.ts'
import { opened } from '../tests/opened.ts'
import { openTrial } from '../tests/trial-shop.ts'
import { isVideoShown } from './content/published-pictures.ts'

const trial = opened(openTrial)

const pageAt = async (path: string) => {
  const answer = await trial.shop.ask(`/content/page?path=${encodeURIComponent(path)}`, undefined, {
    'x-shop-inside': '1',
  })
  return {
    page: ((await answer.json()) as { page: Page }).page,
    tags: answer.headers.get(CACHE_TAGS)?.split(',') ?? [],
  }
}
const blockAt = async (path: string, type: Block['type']) =>
  (await pageAt(path)).page.blocks.find((block) => block.type === type)
const write = (data: object) =>
  trial.shop.payload.create({
    collection: 'pages',
    data: {
      language: 'fi',
      kind: 'page',
      title: 'Sivu',
      seo: { isHidden: true },
      blocks: [],
      ...data,
      _status: 'published',
    } as never,
  })
const first = async <Slug extends 'media' | 'articles' | 'brands' | 'stores'>(collection: Slug) =>
  (await findAll(trial.shop, collection, {}, { limit: 1 }))[0]!

describe('a page with every block', () => {
  let shown: ShownDocuments
  beforeAll(async () => {
    const ids = await Promise.all([first('media'), first('articles'), first('brands'), first('stores')])
    const [picture, article, brand, store] = ids.map(({ id }) => id)
    const { id: page } = await write({ path: '/kohde', title: 'Kohde' })
    const video = await trial.shop.payload.create({
      collection: 'videos',
      data: { description: 'Linssi hiotaan', poster: picture, captions: 'WEBVTT\n' } as never,
      file: { name: 'Hiönta 1.MP4', data: tinyVideo, mimetype: 'video/mp4', size: tinyVideo.length },
    })
    shown = {
      picture: picture!,
      article: article!,
      brand: brand!,
      store: store!,
      page,
      video: (video as { id: DocumentId }).id,
    }
    await write({ path: '/kaikki', blocks: everyBlock(shown) })
  })

  test('is answered with each block in order', async () => {
    const { page } = await pageAt('/kaikki')
    expect(page.blocks.map(({ type }) => type)).toEqual(everyBlock(shown).map(({ blockType }) => blockType))
  })

  test('is answered with the content of each kind of field', async () => {
    const media = await first('media')
    expect(await blockAt('/kaikki', 'hero')).toMatchObject({
      lines: ['Kaikki', 'lohkot samalla', 'sivulla peräkkäin'],
      picture: { alt: media.alt, focalX: 50, focalY: 50, width: media.width, height: media.height },
      article: null,
      actions: [{ text: 'Katso kehykset', href: '/kohde', buttonSize: 'big' }, { href: 'tel:+358401234567' }],
    })
    expect(await blockAt('/kaikki', 'rich-text')).toMatchObject({
      text: '<h3>Silmä mukautuu</h3><p>Katse lähelle ja kauas.</p>',
    })
    expect(await blockAt('/kaikki', 'article-row')).toMatchObject({ articles: [(await first('articles')).number] })
    expect(await blockAt('/kaikki', 'store-hours')).toMatchObject({ store: (await first('stores')).slug })
    expect(await blockAt('/kaikki', 'comparison-table')).toMatchObject({
      columns: ['Paksuus', 'Paino', 'Kenelle'],
      rows: [{ name: '1,5', cells: ['ohuempi', 'kevyempi', 'voimakkaille taittovirheille'] }, {}, {}],
    })
    expect(await blockAt('/kaikki', 'price-table')).toMatchObject({
      rows: [{ amount: 4500 }, { amount: null, note: 'maksutta' }],
    })
    expect(await blockAt('/kaikki', 'video')).toMatchObject({
      video: { src: '/videot/hionta-1.mp4', captions: '/videot/hionta-1.vtt', mimeType: 'video/mp4' },
    })
    expect(await blockAt('/kaikki', 'page-list')).toMatchObject({ pages: [{ path: '/kohde', title: 'Kohde' }] })
  })

  test('makes its own video and subtitles public, and no other', async () => {
    const shown = ['hionta-1.mp4', 'hionta-1.vtt', 'hionta-2.mp4'].map((file) => isVideoShown(trial.shop.payload, file))
    expect(await Promise.all(shown)).toEqual([true, true, false])
  })

  test('answers a saved question to its form as it was saved', async () => {
    const written = { question: 'Milloin avaatte?', answer: 'Kello 10.', place: 10 }
    const saved = await trial.shop.ask('/questions', written, await trial.staff('editor'))
    const { doc } = (await saved.json()) as { doc: { id: number } }
    expect(doc).toMatchObject(written)
    await trial.shop.payload.delete({ collection: 'questions', id: doc.id })
  })

  test('shows all questions where none is chosen, and is tagged with them', async () => {
    const questions = await findAll(trial.shop, 'questions', {}, { sort: 'place' })
    const { page, tags } = await pageAt('/kaikki')
    const block = page.blocks.find(({ type }) => type === 'questions')
    expect(block?.type === 'questions' && block.questions.map(({ question }) => question)).toEqual(
      questions.map(({ question }) => question),
    )
    expect(tags).toContain('questions')
  })

  test('shows a chosen question in the language of the page', async () => {
    const { payload } = trial.shop
    const translations = { sv: { question: 'När öppnar ni?', answer: 'Kl. 10.' } }
    const data = { question: 'Milloin avaatte?', answer: 'Klo 10.', place: 10, translations }
    const { id } = await payload.create({ collection: 'questions', data })
    const blocks = [{ blockType: 'questions', questions: [id] }]
    await write({ path: '/avaatte', blocks })
    await write({ path: '/sv/öppnar', language: 'sv', blocks })
    const said = async (path: string) => (await blockAt(path, 'questions')) as { questions: { question: string }[] }
    expect((await said('/avaatte')).questions).toMatchObject([{ question: 'Milloin avaatte?' }])
    expect((await said('/sv/öppnar')).questions).toEqual([{ question: 'När öppnar ni?', answer: '<p>Kl. 10.</p>' }])
    await payload.delete({ collection: 'questions', id })
  })

  test('shows the newest press releases of its language, and is tagged with them', async () => {
    const release = (day: string) =>
      write({ path: `/tiedote-${day}`, title: day, kind: 'press_release', effectiveOn: day })
    for (const day of ['2099-03-01', '2099-05-01', '2099-04-01', '2099-01-01']) await release(day)
    await write({ path: '/sv/meddelande', kind: 'press_release', language: 'sv', effectiveOn: '2099-09-01' })
    const { tags } = await pageAt('/kaikki')
    expect(await blockAt('/kaikki', 'press-list')).toMatchObject({
      releases: ['2099-05-01', '2099-04-01', '2099-03-01'].map((day) => ({ title: day, publishedOn: day })),
    })
    expect(tags).toContain('press')
  })

  test('leaves out a block whose picture is deleted, and makes its pictures public', async () => {
    const { payload } = trial.shop
    const { id } = await payload.db.create({
      collection: 'media',
      data: { alt: 'Yksin', filename: 'yksin-kuva.webp', mimeType: 'image/webp', filesize: 1, width: 10, height: 10 },
    })
    const isPublic = () => isPublishedPicture(payload, 'yksin-kuva')
    await write({
      path: '/kuva',
      blocks: [{ blockType: 'picture', picture: id, width: 'text' }, { blockType: 'cookie-list' }],
    })
    expect((await pageAt('/kuva')).page.blocks).toHaveLength(2)
    expect(await isPublic()).toBe(true)
    await payload.db.deleteOne({ collection: 'media', where: { id: { equals: id } } })
    expect((await pageAt('/kuva')).page.blocks.map(({ type }) => type)).toEqual(['cookie-list'])
  })
})

describe('deleting a picture', () => {
  const picture = async (filename: string) =>
    (
      await trial.shop.payload.db.create({
        collection: 'media',
        data: { alt: filename, filename, mimeType: 'image/webp', filesize: 1, width: 10, height: 10 },
      })
    ).id
  const remove = (ids: DocumentId[]) =>
    trial.shop.payload.delete({ collection: 'media', where: { id: { in: ids } } }) as Promise<{
      docs: { id: DocumentId }[]
      errors: { message: string }[]
    }>
  const ofPicture = (id: DocumentId) => [{ blockType: 'picture', picture: id, width: 'text' }]

  test('is refused with where it is used: on a page, in a draft, in what is planned, by goods and stores', async () => {
    const { payload } = trial.shop
    const names = ['sivulla', 'luonnoksessa', 'jaossa', 'ajastettuna', 'tuotteella', 'merkillä', 'myymälällä'] as const
    // The id of a picture that was the newest and is deleted is given again, and a page may still name it.
    await picture('ennen.webp')
    const ids = await Promise.all(names.map((name) => picture(`${name.replaceAll('ä', 'a')}-kuva.webp`)))
    const [shown, drafted, shared, planned, ofArticle, ofBrand, ofStore] = ids as [DocumentId, ...DocumentId[]]
    await write({ path: '/kaytossa', title: 'Käytössä', blocks: ofPicture(shown) })
    const { id: page } = await write({ path: '/jaossa', title: 'Jaossa', seo: { isHidden: true, picture: shared } })
    const changed = (blocks: object[]) =>
      payload.update({ collection: 'pages', id: page, draft: true, data: { blocks, _status: 'draft' } as never })
    await changed(ofPicture(planned!))
    const goesLiveAt = new Date(Date.now() + 3_600_000).toISOString()
    const release = await payload.create({
      collection: 'releases',
      data: { name: 'Kevät', goesLiveAt, pages: [{ page, action: 'publish' }] } as never,
    })
    await changed(ofPicture(drafted!))
    const article = await first('articles')
    const brand = await first('brands')
    const store = await first('stores')
    await payload.db.updateOne({ collection: 'articles', id: article.id, data: { pictures: [ofArticle] } })
    await payload.db.updateOne({ collection: 'brands', id: brand.id, data: { picture: ofBrand } })
    await payload.db.updateOne({ collection: 'stores', id: store.id, data: { picture: ofStore } })

    const { docs, errors } = await remove(ids)
    expect(docs).toEqual([])
    const said = errors.map(({ message }) => /käytössä: (.*)\. Vaihda/.exec(message)?.[1]).toSorted()
    expect(said).toEqual(
      [
        'sivu ”Käytössä”',
        'sivu ”Jaossa”',
        'sivu ”Jaossa”, ajastus ”Kevät”',
        'ajastus ”Kevät”',
        `tuote ”${article.title}”`,
        `tuotemerkki ”${brand.name}”`,
        `myymälä ”${store.name}”`,
      ].toSorted(),
    )
    // What was planned and is over is no reason.
    await payload.db.updateOne({ collection: 'releases', id: release.id, data: { state: 'ended' } })
    expect((await remove([planned!])).docs).toMatchObject([{ id: planned }])
  })

  test('goes through for one that nothing shows', async () => {
    const id = await picture('turha-kuva.webp')
    expect((await remove([id])).docs).toMatchObject([{ id }])
  })
})
