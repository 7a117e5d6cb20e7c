import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftPage } from '#contracts/preview.ts'
import { moveClock, nowIso } from '#plugins/kit/clock.ts'
import { findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { previewOf } from '#plugins/preview/preview-token.ts'
import { opened } from '../tests/opened.ts'
import { expectRefused, openTrial, type Caller } from '../tests/trial-shop.ts'

const trial = opened(openTrial)
let [editor, colleague]: Caller[] = []
let id: DocumentId
let other: DocumentId

const write = (data: object) =>
  trial.shop.payload.create({
    collection: 'pages',
    data: { language: 'fi', kind: 'page', blocks: [], ...data, _status: 'draft' } as never,
    draft: true,
  })
const open = async (page: DocumentId, caller = editor) => {
  const answer = await trial.shop.ask('/preview/open', { kind: 'page', page: String(page) }, caller)
  return ((await answer.json()) as { token: string }).token
}
const draftBy = (token: string, caller = editor) =>
  trial.shop.ask(`/preview/page?token=${encodeURIComponent(token)}`, undefined, caller)
const render = (token: string, values: object, caller = editor) =>
  trial.shop.ask('/preview/page', { token, values }, caller)
const draftOf = async (answer: Promise<Response>) => (await (await answer).json()) as DraftPage

beforeAll(async () => {
  ;[editor, colleague] = [await trial.staff('editor'), await trial.staff('marketer')]
  const notice = { blockType: 'notice', tone: 'info', text: 'Vanha' }
  ;({ id } = await write({ title: 'Uusi sivu', path: '/uusi', blocks: [notice] }))
  ;({ id: other } = await write({ title: 'Toinen', path: '/toinen' }))
})

describe('a preview of a page', () => {
  test('shows its draft to the member of staff who opened it', async () => {
    const draft = await draftOf(draftBy(await open(id)))
    expect(draft).toMatchObject({
      id: String(id),
      publishedPath: null,
      incomplete: [],
      page: { title: 'Uusi sivu', path: '/uusi', blocks: [{ type: 'notice' }] },
    })
  })

  test('is not opened and shows nothing without a session of staff who write content', async () => {
    const token = await open(id)
    const stranger = await trial.shop.newShopper()
    await expectRefused(draftBy(token, stranger), 401, 'request.not_signed_in')
    await expectRefused(render(token, { id }, stranger), 401, 'request.not_signed_in')
    const handler = await trial.staff('order-handler')
    await expectRefused(draftBy(token, handler), 403, 'request.not_allowed')
    const wish = { kind: 'page', page: String(id) }
    await expectRefused(trial.shop.ask('/preview/open', wish, handler), 403, 'request.not_allowed')
    await expectRefused(draftBy(token, colleague), 403, 'preview.other_staff')
  })

  test('ends within an hour', async () => {
    const token = await open(id)
    moveClock(60 * 60_000)
    await expectRefused(draftBy(token), 410, 'preview.expired')
    await expectRefused(render(token, { id }), 410, 'preview.expired')
  })

  test.each([
    ['of another page', async () => tamperedToken(await open(id), (claims) => ({ ...claims, page: String(other) }))],
    ['with a longer term', async () => tamperedToken(await open(id), (claims) => ({ ...claims, expiresAt: nowIso() }))],
    ['signed for another purpose', async () => `${(await open(id)).split('.')[0]}.AAAA`],
  ])('is not opened by a forged token %s', async (_, forge) => {
    await expectRefused(draftBy(await forge()), 403, 'preview.forged')
  })

  test('refuses to render the values of another page', async () => {
    await expectRefused(render(await open(other), { id, title: 'Oma' }), 403, 'preview.other_page')
  })

  test('shows an agreement among its versions', async () => {
    const terms = await findOne(trial.shop, 'pages', { code: { equals: 'ostoehdot' } })
    const values = { ...terms, effectiveOn: '2099-01-01' }
    const { page } = await draftOf(render(await open(terms?.id ?? 0), values))
    const inForceSince = terms?.effectiveOn
    expect(page).toMatchObject({ effectiveOn: '2099-01-01', versions: ['2099-01-01', inForceSince], inForceSince })
  })

  test('is not found after its page is deleted', async () => {
    const gone = await write({ title: 'Poistuva', path: '/poistuva' })
    const token = await open(gone.id)
    await trial.shop.payload.delete({ collection: 'pages', id: gone.id })
    await expectRefused(draftBy(token), 404, 'preview.page_gone')
    await expectRefused(trial.shop.ask('/preview/open', { kind: 'page', page: '0' }, editor), 404, 'preview.page_gone')
  })
})

describe('previewing the values of a form', () => {
  test('renders the typed values, and stores nothing', async () => {
    const token = await open(id)
    const blocks = [{ blockType: 'call-to-action', heading: 'Uusi' }]
    const typed = await draftOf(render(token, { id, title: 'Kirjoitan', path: '/uusi', language: 'fi', blocks }))
    expect(typed.page).toMatchObject({ title: 'Kirjoitan', blocks: [{ heading: 'Uusi' }] })
    expect((await draftOf(draftBy(token))).page.title).toBe('Uusi sivu')
  })

  test('leaves out an incomplete block, and reports its place', async () => {
    const blocks = [
      { blockType: 'picture', width: 'text' },
      { blockType: 'notice', tone: 'info', text: 'Valmis' },
      { blockType: 'quote' },
      { blockType: 'nothing-known' },
    ]
    const { page, incomplete } = await draftOf(render(await open(id), { id, title: 'A', path: '/a', blocks }))
    expect(page.blocks).toMatchObject([{ type: 'notice' }])
    expect(incomplete).toEqual([
      { number: 1, below: 0, label: 'kuva' },
      { number: 3, below: 1, label: 'lainaus' },
    ])
  })

  test.each<[string, object]>([
    ['nothing', {}],
    ['no title, path or picture', { title: null, path: null, seo: null, blocks: null, original: null }],
    ['values of other kinds', { title: 5, path: {}, kind: 'x', language: 'x', blocks: 'x', seo: 'x', hasShell: 'x' }],
    ['a number in place of a list, as a form has it', { blocks: [{ blockType: 'call-to-action', actions: 0 }] }],
    ['blocks of other kinds', { blocks: [null, 5, {}, { blockType: 5 }] }],
  ])('accepts values that are half typed: %s', async (_, values) => {
    const answer = await render(await open(id), { id, ...values })
    expect(answer.status).toBe(200)
  })
})

test.each<[string, object]>([
  ['a picture that is none', { blockType: 'picture', picture: 'x' }],
  ['a picture that is no id', { blockType: 'picture', picture: { id: {} } }],
  [
    'links to nothing',
    { blockType: 'call-to-action', actions: [null, { reference: 5 }, { reference: { value: {} } }] },
  ],
  ['a text that is none', { blockType: 'rich-text', text: { root: { children: 5 } } }],
  ['a list of a list', { blockType: 'questions', questions: [[[]]] }],
])('previewing malformed values never fails unexpectedly: %s', async (_, block) => {
  const answer = await render(await open(id), { id, title: 'A', blocks: [block] })
  expect([200, 400]).toContain(answer.status)
})

test('a request is a preview only with the cookie and session of the same member of staff', async () => {
  const token = await open(id)
  const user = { id: 1, collection: 'staff', roles: ['editor'] }
  const [claims] = token.split('.')
  const { staff } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as { staff: string }
  const seen = (cookie: string, as: object | null) =>
    previewOf({ headers: new Headers({ cookie }), user: as } as never)?.kind
  expect(seen(`a=b; preview=${token}`, { ...user, id: staff })).toBe('page')
  expect(seen(`preview=${token}`, { ...user, id: 'another' })).toBeUndefined()
  expect(seen(`preview=${token}`, null)).toBeUndefined()
  expect(seen(`preview=${token}x`, { ...user, id: staff })).toBeUndefined()
  moveClock(60 * 60_000)
  expect(seen(`preview=${token}`, { ...user, id: staff })).toBeUndefined()
})

/** A token whose claims were changed without the shop's key. */
function tamperedToken(token: string, change: (claims: object) => object): string {
  const [claims = '', signature = ''] = token.split('.')
  const changed = change(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object)
  return `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`
}
