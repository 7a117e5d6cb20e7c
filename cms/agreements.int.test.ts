import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findAll, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { agreementInForce, versionsOf } from '#plugins/agreements/repository.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { subjectPlugins } from '#plugins/subjects.ts'
import { cmsPlugin } from './plugin.ts'
import { daysMs } from '../tests/go-to-day.ts'

const DAY_MS = 86_400_000
/** The week of the clock change in autumn has one more. */
const HOUR_MS = 3_600_000
const IN_A_WEEK = 7 * DAY_MS

let shop: Shop
let id: DocumentId
const first = today()
const later = new Date(Date.parse(first) + IN_A_WEEK).toISOString().slice(0, 10)

beforeAll(async () => {
  shop = await openShop([...subjectPlugins(), cmsPlugin()])
  const page = {
    title: 'Ostoehdot',
    path: '/ostoehdot',
    kind: 'agreement' as const,
    language: 'fi' as const,
    seo: { isHidden: true },
  }
  const data = { ...page, effectiveOn: first, blocks: blocks('Ensimmäinen'), _status: 'published' as const }
  id = (await shop.payload.create({ collection: 'pages', data: data as never })).id
  const keys = { terms: { relationTo: 'pages', value: id } }
  await shop.payload.updateGlobal({ slug: 'page-keys', data: keys as never })
})
afterEach(() => moveClock())
afterAll(() => shop.close())

test('changing an agreement in force is refused without a new effective day', async () => {
  const refused = await publish('Muutettu', first).catch((problem: unknown) => problem)
  expect((refused as { data: { errors: object[] } }).data.errors).toMatchObject([
    { path: 'effectiveOn', message: expect.stringContaining('uusi päivä') as string },
  ])
  expect(await shown()).toContain('Ensimmäinen')
})

test('an agreement for a later day is in force from then on, and can be replaced until then', async () => {
  await publish('Toinen', later)
  await publish('Toinen, korjattu', later)
  expect(await shown()).toContain('Ensimmäinen')
  expect((await agreementInForce(shop, 'terms'))?.effectiveOn).toBe(first)
  moveClock(daysMs(7))
  expect(await shown()).toContain('Toinen, korjattu')
  expect((await agreementInForce(shop, 'terms'))?.effectiveOn).toBe(later)
})

test('each agreement version stays readable by its day, and another day is not found', async () => {
  moveClock(daysMs(7))
  expect(await shown(first)).toContain('Ensimmäinen')
  expect((await ask('2020-01-01')).status).toBe(404)
  const { page } = (await (await ask()).json()) as { page: object }
  expect(page).toMatchObject({ versions: [later, first], inForceSince: later, effectiveOn: later })
})

test('an agreement version records questions in the language of its page', async () => {
  const question = {
    question: 'Kauanko?',
    answer: 'Viikon.',
    translations: { sv: { question: 'Hur länge?', answer: 'En vecka.' } },
  }
  const asked = await shop.payload.create({ collection: 'questions', data: question as never })
  const data = {
    title: 'Köpvillkor',
    path: '/sv/köpvillkor',
    kind: 'agreement',
    language: 'sv',
    original: id,
    seo: { isHidden: true },
    effectiveOn: later,
    _status: 'published',
    blocks: [{ blockType: 'questions', questions: [asked.id] }],
  }
  const { id: sister } = await shop.payload.create({ collection: 'pages', data: data as never })
  const [version] = await versionsOf(shop, sister)
  expect(JSON.stringify(version?.blocks)).toContain('En vecka.')
})

test('an agreement page is cached no longer than until its next version', async () => {
  const answer = await shop.ask('/content/page?path=/ostoehdot', undefined, { 'x-shop-inside': '1' })
  const seconds = Number(answer.headers.get('x-cache-max-age'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual((IN_A_WEEK + HOUR_MS) / 1000)
})

test('an agreement without a day is not published, and no one can change a version', async () => {
  await expect(publish('Päivätön', null)).rejects.toMatchObject({ status: 400 })
  const [version] = await findAll(shop, 'agreement-versions')
  const user = { id: 1, collection: 'staff', roles: ['admin'] } as never
  const change = { collection: 'agreement-versions' as const, id: version?.id ?? 0, overrideAccess: false, user }
  await expect(shop.payload.update({ ...change, data: { title: 'Oma' } })).rejects.toMatchObject({ status: 403 })
  await expect(shop.payload.delete(change)).rejects.toMatchObject({ status: 403 })
})

function publish(text: string, effectiveOn: string | null) {
  const data = { blocks: blocks(text), effectiveOn, _status: 'published' }
  return shop.payload.update({ collection: 'pages', id, data: data as never })
}

function ask(version?: string): Promise<Response> {
  return shop.ask(`/content/page?path=/ostoehdot${version ? `&version=${version}` : ''}`)
}

async function shown(version?: string): Promise<string> {
  return (await ask(version)).text()
}

function blocks(text: string) {
  return [{ blockType: 'quote', text, person: 'Kauppa' }]
}
