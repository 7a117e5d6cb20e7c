import { expect, test } from 'vitest'
import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/storage/cache.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../tests/opened.ts'
import { openTrial } from '../tests/trial-shop.ts'

const trial = opened(openTrial)
const HOUR_MS = 3_600_000
const text = 'Maksaminen ei juuri nyt onnistu. Ostoskorisi säilyy.'

test('the shop has a banner only while an editor has it switched on', async () => {
  expect(await reported()).toEqual({ banner: null })
  await write({ isOn: true, text })
  expect(await reported()).toEqual({ banner: { level: 'notice', text, link: null, paths: null } })
  await write({ isOn: false })
  expect(await reported()).toEqual({ banner: null })
})

test('a banner follows its chosen pages and its link when their paths change', async () => {
  const page = (await findOne(trial.shop, 'pages', { path: { equals: '/takuut' } }))?.id ?? 0
  const reference = { relationTo: 'pages' as const, value: page }
  const links = [{ text: 'Lue lisää', reference }]
  await write({ isOn: true, level: 'outage', text, place: 'chosen', pages: [reference], links })
  const shown = { level: 'outage', text }
  const at = (path: string) => ({ banner: { ...shown, link: { text: 'Lue lisää', href: path }, paths: [path] } })
  expect(await reported()).toEqual(at('/takuut'))
  expect((await inside()).headers.get(CACHE_TAGS)).toContain(`paths:${page}`)
  await trial.shop.payload.update({ collection: 'pages', id: page, data: { path: '/vanhat-takuut' } })
  expect(await reported()).toEqual(at('/vanhat-takuut'))
  await trial.shop.payload.update({ collection: 'pages', id: page, data: { _status: 'draft' } })
  expect(await reported()).toEqual({ banner: { ...shown, link: null, paths: [] } })
})

test('a banner is cached until it appears or disappears by its times', async () => {
  await write({ isOn: true, text, place: 'everywhere', links: [], from: later(1), until: later(2) })
  expect(await reported()).toEqual({ banner: null })
  expect(await maxAge()).toBeGreaterThan(3500)
  expect(await maxAge()).toBeLessThanOrEqual(3600)
  await write({ from: later(-1) })
  expect(await reported()).toMatchObject({ banner: { text } })
  expect(await maxAge()).toBeGreaterThan(7100)
  await write({ from: null, until: null })
  expect((await inside()).headers.get(CACHE_MAX_AGE)).toBeNull()
})

test.each([
  ['no text', { text: ' ' }, /mikä ei toimi/],
  ['an end that is past', { until: later(-1) }, /jo mennyt/],
  ['an end before its beginning', { from: later(3), until: later(2) }, /sen jälkeen/],
  ['chosen pages but none', { place: 'chosen', pages: [] }, /vähintään yksi sivu/],
  ['a link that leads nowhere', { links: [{ text: 'Lue' }] }, /Valitse sivu/],
])('switching on a banner with %s is refused', async (_, data, sentence) => {
  await expect(write({ isOn: true, text, from: null, until: null, ...data })).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringMatching(sentence) as string }] },
  })
})

function later(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString()
}

function write(data: object) {
  return trial.shop.payload.updateGlobal({ slug: 'banner', data: data as never })
}

async function reported(): Promise<unknown> {
  return (await trial.shop.ask('/shell/banner')).json()
}

function inside(): Promise<Response> {
  return trial.shop.ask('/shell/banner', undefined, { 'x-shop-inside': '1' })
}

async function maxAge(): Promise<number> {
  return Number((await inside()).headers.get(CACHE_MAX_AGE))
}
