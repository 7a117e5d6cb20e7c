import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageAddresses } from '#contracts/pages.ts'
import { findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { subjectPlugins } from '#plugins/subjects.ts'
import { cmsPlugin } from './plugin.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop([...subjectPlugins(), cmsPlugin()])
})
afterAll(() => shop.close())

test('a page renamed twice is redirected to from both former paths, in one hop', async () => {
  const id = await publish('/takuu')
  await move(id, '/takuut')
  await move(id, '/lupaukset')
  expect(await redirects()).toMatchObject({ '/takuu': '/lupaukset', '/takuut': '/lupaukset' })
})

test('a new path that was first saved as a draft adds a redirect when published', async () => {
  const id = await publish('/kuulo')
  await shop.payload.update({ collection: 'pages', id, data: { path: '/kuuleminen' }, draft: true, autosave: true })
  expect((await redirects())['/kuulo']).toBeUndefined()
  await shop.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
  expect((await redirects())['/kuulo']).toBe('/kuuleminen')
})

test('two pages published in one request are each redirected to from their own former path', async () => {
  const [one, other] = [await publish('/yksi'), await publish('/kaksi')]
  const req = await shop.req()
  await Promise.all([
    shop.payload.update({ collection: 'pages', id: one, data: { path: '/eka' }, req }),
    shop.payload.update({ collection: 'pages', id: other, data: { path: '/toka' }, req }),
  ])
  expect(await redirects()).toMatchObject({ '/yksi': '/eka', '/kaksi': '/toka' })
})

test('a page that moves back is not shadowed by its own redirect', async () => {
  const id = await publish('/edestakaisin')
  await move(id, '/muualla')
  await move(id, '/edestakaisin')
  const now = await redirects()
  expect([now['/edestakaisin'], now['/muualla']]).toEqual([undefined, '/edestakaisin'])
})

test('a page published at a redirected path takes it over', async () => {
  const first = await publish('/kampanja')
  await move(first, '/kampanja-2026')
  await publish('/kampanja')
  expect((await redirects())['/kampanja']).toBeUndefined()
  expect(await findOne(shop, 'redirects', { from: { equals: '/kampanja' } })).toBeNull()
})

test('a redirect to a page that is not published leads nowhere until it is again', async () => {
  const id = await publish('/kausi')
  await move(id, '/kausi-2026')
  await shop.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
  expect((await redirects())['/kausi']).toBeUndefined()
  await shop.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
  expect((await redirects())['/kausi']).toBe('/kausi-2026')
})

test.each([
  [{ from: '/sivulle', address: '/sivulle' }, /itseensä/],
  [{ from: '/a', address: '/b', before: { from: '/b', address: '/a' } }, /kehää/],
  [{ from: '/omat-sivut', address: '/' }, /Kauppa käyttää/],
  [{ from: '/vanha sivu', address: '/' }, /Kirjoita vanha osoite/],
  [{ from: `/${'a'.repeat(300)}`, address: '/' }, /Enintään 200/],
  [{ from: '/varattu', address: '/', page: '/varattu' }, /on sivu/],
  [{ from: '/kahdesti', address: '/', before: { from: '/Kahdesti/', address: '/takuut' } }, /on jo ohjaus/],
  [{ from: '/minne', address: 'javascript:alert(1)' }, /Osoite alkaa/],
  [{ from: '/minne' }, /Valitse sivu/],
])('the redirect %j is refused with a sentence', async ({ before, page, ...data }: Tried, sentence) => {
  if (before) await shop.payload.create({ collection: 'redirects', data: before })
  if (page) await publish(page)
  const refused = await shop.payload.create({ collection: 'redirects', data: data as never }).catch((e: unknown) => e)
  expect(JSON.stringify((refused as { data?: unknown }).data)).toMatch(sentence)
})

interface Tried {
  from: string
  address?: string
  before?: { from: string; address: string }
  page?: string
}

async function redirects(): Promise<Record<string, string>> {
  const answer = (await (await shop.ask('/content/addresses')).json()) as PageAddresses
  return Object.fromEntries(answer.redirects.map(({ from, to }) => [from, to]))
}

async function publish(path: string): Promise<DocumentId> {
  const facts = { kind: 'page' as const, language: 'fi' as const, seo: { isHidden: true } }
  const data = { title: path, path, ...facts, _status: 'published' as const }
  return (await shop.payload.create({ collection: 'pages', data })).id
}

function move(id: DocumentId, path: string) {
  return shop.payload.update({ collection: 'pages', id, data: { path, _status: 'published' } })
}
