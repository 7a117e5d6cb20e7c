import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { openToCallers } from './open-to-callers.ts'

const JSON_TYPE = 'application/json'
const FORM = 'multipart/form-data; boundary=b'

/** What is said where a document should be, and what it calls itself. */
const bodies: [string, string, string][] = [
  ...['null', '"x"', '5', 'true', '[]', '[{}]', '{"a'].flatMap((text): [string, string, string][] => [
    [text, JSON_TYPE, text],
    [`${text} in a form`, FORM, form(text)],
  ]),
  ['a form with nothing in it', FORM, '--b--\r\n'],
  ['a form that is none', FORM, 'zzz'],
  ['a form without a boundary', 'multipart/form-data', form('{}')],
  ['plain text', 'text/plain', '{}'],
  ['a body of no type', '', '{}'],
  ['fields of a page', 'application/x-www-form-urlencoded', 'name=Oy'],
]

const callers = opened(openToCallers)

describe('an admin who writes', () => {
  test.each(bodies)('%s is told that it cannot be read, and nothing is written', async (_, type, body) => {
    const before = await kept()
    const answers = []
    for (const [method, path] of places()) {
      const headers = { ...callers.staff, origin: callers.shop.origin, 'content-type': type }
      const { status, code } = await callers.shop.fetch(path, { method, headers, body })
      answers.push([method, path, status, code])
    }
    expect(answers.filter(([, , status, code]) => status !== 400 || code !== 'request.malformed')).toEqual([])
    expect(answers.length).toBeGreaterThan(40)
    expect(await kept()).toEqual(before)
  })

  test.each([JSON_TYPE, FORM, 'text/plain', ''])('nothing at all, called %j, changes nothing', async (type) => {
    const before = await kept()
    const headers = { ...callers.staff, origin: callers.shop.origin, 'content-type': type }
    for (const [method, path] of [
      ['POST', '/api/globals/seller'],
      ['PATCH', '/api/stores/1'],
    ])
      expect((await callers.shop.fetch(path ?? '', { method: method ?? '', headers, body: '' })).status).toBe(200)
    expect(await kept()).toEqual(before)
  })
})

test('a form as the admin sends it is read', async () => {
  const headers = { ...callers.staff, origin: callers.shop.origin, 'content-type': FORM }
  const body = form('{"description":"Torin laidalla."}')
  const { status, text } = await callers.shop.fetch('/api/stores/1', { method: 'PATCH', headers, body })
  expect([status, (JSON.parse(text) as { doc: { description: string } }).doc.description]).toEqual([
    200,
    'Torin laidalla.',
  ])
})

/** Everywhere that Payload takes a document from staff. What it keeps of its own migrations it takes from nobody. */
function places(): [string, string][] {
  const { collections, globals } = callers.shop.payload.config
  const slugs = collections.map(({ slug }) => slug).filter((slug) => slug !== 'payload-migrations')
  return [
    ...globals.map(({ slug }): [string, string] => ['POST', `/api/globals/${slug}`]),
    ...slugs.flatMap((slug): [string, string][] => [
      ['POST', `/api/${slug}`],
      ['PATCH', `/api/${slug}/1`],
      ['PATCH', `/api/${slug}?where[id][equals]=1`],
      ['POST', `/api/${slug}/1/duplicate`],
    ]),
  ]
}

async function kept(): Promise<object> {
  const { db } = callers.shop.payload
  const { updatedAt: _, ...seller } = (await db.findGlobal({ slug: 'seller' })) as Record<string, unknown>
  const store = await db.findOne<{ id: number; name: string; description: string }>({
    collection: 'stores',
    where: { id: { equals: 1 } },
  })
  return { counts: await callers.shop.counts(), seller, store: [store?.name, store?.description] }
}

/** A form with a document in it, as the admin sends one. */
function form(document: string): string {
  return `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${document}\r\n--b--\r\n`
}
