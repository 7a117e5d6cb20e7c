import { beforeAll, describe, expect, test } from 'vitest'
import { listPagePaths, type Page, type PageAddresses, type PagePaths } from '#contracts/pages.ts'
import { pagePath } from '#plugins/kit/mail/shop-url.ts'
import { findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { opened } from '../tests/opened.ts'
import { eraseEmptyDrafts } from './content/erase-empty-drafts.ts'
import { draftsWaiting } from './repository.ts'
import { restorePage } from './content/restore-page.ts'
import { openTrial } from '../tests/trial-shop.ts'

const trial = opened(openTrial)

const DESCRIPTION = 'Mitä näkö on, miten silmä taittaa valoa ja milloin se on hyvä tarkistaa.'

const pageAt = async (path: string) => {
  const answer = await trial.shop.ask(`/content/page?path=${encodeURIComponent(path)}`)
  return answer.ok ? ((await answer.json()) as { page: Page }).page : answer.status
}
const paths = async () => ((await (await trial.shop.ask(listPagePaths.path)).json()) as { paths: PagePaths }).paths
const addresses = async () => (await (await trial.shop.ask('/content/addresses')).json()) as PageAddresses

function text(words: string, link?: { relationTo: string; value: DocumentId } | string) {
  const node = { type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  const fields =
    typeof link === 'string'
      ? { linkType: 'custom', url: link, newTab: false }
      : { linkType: 'internal', doc: link, newTab: false }
  const linked = { type: 'link', children: [node], fields, format: '', indent: 0, version: 3, direction: 'ltr' }
  const about = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const paragraph = { type: 'paragraph', children: [link ? linked : node], textFormat: 0, ...about }
  return { root: { type: 'root', children: [paragraph], ...about } }
}

const write = (data: object, draft = false) =>
  trial.shop.payload.create({
    collection: 'pages',
    data: {
      language: 'fi',
      kind: 'page',
      seo: { description: DESCRIPTION },
      ...data,
      _status: draft ? 'draft' : 'published',
    } as never,
    draft,
  })
const change = (id: DocumentId, data: object, draft = false) =>
  trial.shop.payload.update({ collection: 'pages', id, data: data as never, draft })

test('a new page begins as an empty draft', async () => {
  const { id } = await trial.shop.payload.create({ collection: 'pages', data: {} as never, draft: true })
  expect(await trial.shop.payload.findByID({ collection: 'pages', id, draft: true })).toMatchObject({ title: null })
})

test('an empty page draft is deleted a day later, and one with a title stays', async () => {
  const left = await trial.shop.payload.create({ collection: 'pages', data: {} as never, draft: true })
  const named = await write({}, true)
  await trial.shop.payload.update({ collection: 'pages', id: named.id, data: { title: 'Idea' }, draft: true })
  const there = async ({ id }: { id: DocumentId }) =>
    (await findOne(trial.shop, 'pages', { id: { equals: id } })) !== null
  const { newest } = await draftsWaiting(trial.shop, 20)
  expect(newest.map(({ title }) => title)).toContain('Idea')
  expect(newest.map(({ page }) => page)).not.toContain(left.id)
  await eraseEmptyDrafts.run(await trial.shop.req())
  expect(await there(left)).toBe(true)
  moveClock(25 * 3_600_000)
  await eraseEmptyDrafts.run(await trial.shop.req())
  moveClock()
  expect([await there(left), await there(named)]).toEqual([false, true])
})

describe('a page of the editors', () => {
  let id: DocumentId
  beforeAll(async () => {
    ;({ id } = await write({ title: 'Näkö', path: '/Näkö'.normalize('NFD'), blocks: [] }, true))
  })

  test('is hidden from visitors while it is a draft', async () => {
    expect(await pageAt('/näkö')).toBe(404)
    expect((await addresses()).pages.map(({ path }) => path)).not.toContain('/näkö')
  })

  test('is found at its path, in NFC and small letters, when it is published', async () => {
    const blocks = [{ blockType: 'rich-text', heading: 'Miten näet', text: text('<b>Hyvin</b>') }]
    await change(id, { blocks, _status: 'published' })
    expect(await pageAt('/näkö')).toMatchObject({
      title: 'Näkö',
      blocks: [{ type: 'rich-text', heading: 'Miten näet', text: '<p>&lt;b&gt;Hyvin&lt;/b&gt;</p>' }],
    })
    expect((await addresses()).pages.find(({ path }) => path === '/näkö')).toMatchObject({ isIndexed: true })
  })

  test('stays as published while a draft of it changes', async () => {
    await change(id, { title: 'Toinen', path: '/toinen' }, true)
    expect(await pageAt('/näkö')).toMatchObject({ title: 'Näkö' })
    expect(await pageAt('/toinen')).toBe(404)
  })

  test('links to the present path of another page, and shows plain text when that is unpublished', async () => {
    const other = await write({ title: 'Kohde', path: '/kohde' })
    const from = await write({
      title: 'Lähde',
      path: '/lähde',
      blocks: [{ blockType: 'rich-text', text: text('kohteeseen', { relationTo: 'pages', value: other.id }) }],
    })
    const shown = async () => ((await pageAt(from.path)) as Page).blocks
    expect(await shown()).toMatchObject([{ text: '<p><a href="/kohde">kohteeseen</a></p>' }])
    await change(other.id, { path: '/uusi-kohde', _status: 'published' })
    expect(await shown()).toMatchObject([{ text: '<p><a href="/uusi-kohde">kohteeseen</a></p>' }])
    await change(other.id, { _status: 'draft' })
    expect(await shown()).toMatchObject([{ text: '<p>kohteeseen</p>' }])
  })

  test('is found by its key wherever it moves, and not when unpublished', async () => {
    const before = await paths()
    const page = await findOne(trial.shop, 'pages', { path: { equals: before.contact_us } })
    await change(page?.id ?? '', { path: '/kirjoita', _status: 'published' })
    expect(await paths()).toEqual({ ...before, contact_us: '/kirjoita' })
    expect(await pagePath(trial.shop, 'contact_us')).toBe('/kirjoita')
    await change(page?.id ?? '', { _status: 'draft' })
    expect((await paths()).contact_us).toBeUndefined()
    expect(await pagePath(trial.shop, 'contact_us')).toBeNull()
  })

  test('links to an address with ä and ö as typed, and refuses one that runs a script', async () => {
    const blocks = [{ blockType: 'rich-text', text: text('tietosuoja', '/tietosuojakäytäntö') }]
    const { path } = await write({ title: 'Osoite', path: '/osoite', blocks })
    expect(((await pageAt(path)) as Page).blocks).toMatchObject([
      { text: '<p><a href="/tietosuojakäytäntö">tietosuoja</a></p>' },
    ])
    const script = [{ blockType: 'rich-text', text: text('tästä', 'javascript:alert(1)') }]
    await expect(write({ title: 'Skripti', path: '/skripti', blocks: script })).rejects.toThrow()
  })

  test('lists its versions in other languages', async () => {
    await write({ title: 'Syn', path: '/sv/syn', language: 'sv', original: id })
    const sisters = [
      { language: 'fi', path: '/näkö' },
      { language: 'sv', path: '/sv/syn' },
    ]
    expect(await pageAt('/sv/syn')).toMatchObject({ language: 'sv', sisters })
  })

  test.each([
    ['/näkö', /Näkö.*käyttää jo/],
    ['/checkout/oma', /käyttää tätä osoitetta itse/],
    ['/kaksi sanaa', /pieniä kirjaimia/],
    [`/${'a'.repeat(300)}`, /200 merkkiä/],
    ['/sv/suomeksi', /\/sv\//],
  ])('cannot have the path %s', async (path, sentence) => {
    const problem = await write({ title: 'Oma', path }).catch((error: unknown) => error)
    expect(JSON.stringify((problem as { data?: unknown }).data)).toMatch(sentence)
  })
})

test('restoring a page version makes a draft, and the published page stays at its path', async () => {
  const { id } = await write({ title: 'Hoito', path: '/hoito', blocks: [] })
  await change(id, { title: 'Hoito-ohjeet', path: '/hoito-ohjeet', _status: 'published' })
  const { docs } = await trial.shop.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  })
  const req = await trial.shop.req()
  req.user = { collection: 'staff', id: 1, roles: ['editor'] } as never
  req.routeParams = { id: docs[0]?.id }
  expect((await restorePage.handler(req)).status).toBe(200)
  expect(await pageAt('/hoito-ohjeet')).toMatchObject({ title: 'Hoito-ohjeet' })
  expect((await addresses()).pages.map(({ path }) => path)).not.toContain('/hoito')
  const draft = await trial.shop.payload.findByID({ collection: 'pages', id, draft: true })
  expect(draft).toMatchObject({ title: 'Hoito', path: '/hoito', _status: 'draft' })
})
