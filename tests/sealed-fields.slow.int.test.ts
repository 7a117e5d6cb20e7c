import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq, type CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { changeIf } from '#plugins/kit/storage/documents.ts'
import { keep } from '#plugins/prescriptions/repository.ts'
import { storedDocuments, testEngine } from '#plugins/kit/test-database.ts'
import { declared } from './declared.ts'
import { fillShop } from './fill-shop.ts'
import { prescription } from './some-prescription.ts'
import { openRealShop, type Caller, type RealShop } from './real-shop.ts'

/** Fields that no caller reads through Payload's REST API, as their collections say. */
const sealed = Object.entries(declared).flatMap(([slug, own]) =>
  (own?.sealed ?? []).map((field) => [slug as CollectionSlug, field] as const),
)

let shop: RealShop
let admin: Caller
let handler: Caller

beforeAll(async () => {
  shop = await openRealShop()
  for (let shoppers = 0; shoppers < 2; shoppers += 1) await fillShop(shop, await shop.shopper())
  const req = await createLocalReq({}, shop.payload)
  const saved = { customer: 'A12345674', source: 'typed', examinedOn: prescription().examinedOn } as const
  await keep(req, { ...saved, glasses: prescription() })
  const forgetful = await shop.hire('admin')
  await shop.payload.forgotPassword({ collection: 'staff', data: { email: forgetful.email }, disableEmail: true })
  await changeIf(shop, 'staff', { email: { equals: forgetful.email } }, { secondStep: seal('GEZDGNBVGY3TQOJQ') })
  admin = await shop.signIn(await shop.hire('admin'))
  handler = await shop.signIn(await shop.hire('order-handler'))
})
afterAll(() => shop.close())

describe.each(sealed)('%s.%s', (slug, field) => {
  test('has a stored value to be sealed', async () => {
    expect((await saved(slug, field)).length).toBeGreaterThan(0)
  })

  test('is not contained in any response', async () => {
    const secrets = await saved(slug, field)
    const { docs } = JSON.parse((await ask(`${slug}?depth=0`)).text) as { docs: { id: string | number }[] }
    const questions = [
      ...['', '?depth=5', '?showHiddenFields=true', '?overrideAccess=true&draft=true', '?locale=all'],
      ...[`?select[${field}]=true`, `?select[${field}]=true&depth=9`, `?populate[${slug}][${field}]=true&depth=5`],
      `?joins[${field}][limit]=9`,
    ]
    for (const question of questions.flatMap((words) => [slug + words, `${slug}/${docs[0]?.id}${words}`])) {
      for (const caller of [admin, handler]) {
        const { status, text } = await ask(question, caller)
        expect([question, status]).toEqual([question, 200])
        expect(text).not.toContain(`"${field}"`)
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
      }
    }
  })

  test('cannot be guessed by searching, counting or sorting', async () => {
    const [secret = ''] = await saved(slug, field)
    const guess = encodeURIComponent(secret.slice(0, 8))
    const questions = [
      ...['like', 'contains', 'equals', 'greater_than', 'in', 'not_equals'].map(
        (by) => `where[${field}][${by}]=${guess}`,
      ),
      ...[`where[${field}][exists]=true`, `where[${field}.x][like]=${guess}`, `where[${field}.0.x][exists]=true`],
      `where[or][0][and][0][${field}][like]=${guess}`,
      ...[`sort=${field}`, `sort=-${field}`, `sort=id,${field}`],
    ]
    for (const question of questions) {
      expect([question, (await ask(`${slug}?${question}`)).status]).toEqual([question, 400])
      if (!question.startsWith('sort')) expect((await ask(`${slug}/count?${question}`)).status).toBe(400)
      const asPost = { ...admin, 'x-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
      const asForm = { method: 'POST', headers: { ...asPost, origin: shop.origin }, body: question }
      expect((await shop.fetch(`/api/${slug}`, asForm)).status).toBe(400)
    }
  })

  test('cannot be written', async () => {
    const before = await saved(slug, field)
    const { docs } = JSON.parse((await ask(`${slug}?depth=0`)).text) as { docs: { id: string | number }[] }
    const body = { [field]: 'ours' }
    await shop.fetch(`/api/${slug}/${docs[0]?.id}`, { method: 'PATCH', headers: admin, body })
    expect(await saved(slug, field)).toEqual(before)
  })
})

test('documents that point to sealed ones do not reveal their fields', async () => {
  const sample = (slug: string) =>
    shop.payload.db.findOne<{ id: string | number }>({ collection: slug as never, where: {} })
  const secrets = (await Promise.all(sealed.map(([slug, field]) => saved(slug, field)))).flat()
  const user = { relationTo: 'staff', value: (await sample('staff'))?.id }
  for (const slug of ['carts', 'orders', 'gift-cards', 'outbox', 'purchases', 'idempotency-keys', 'staff']) {
    const document = { relationTo: slug, value: (await sample(slug))?.id }
    await shop.post('/api/payload-locked-documents?depth=5', { document, user }, admin)
  }
  for (const question of ['', '&sort=user.hash', '&sort=-user.hash', '&showHiddenFields=true']) {
    const { text } = await ask(`payload-locked-documents?depth=5&limit=0${question}`)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  }
  for (const path of [
    'document.value.pinHash',
    'document.pinHash',
    'user.value.hash',
    'user.resetPasswordToken',
    'user.hash',
  ])
    for (const slug of ['payload-locked-documents', 'payload-preferences'])
      expect((await ask(`${slug}?where[${path}][exists]=true`)).status).toBe(400)
})

describe('reading the database directly', () => {
  test('finds the SKU of a contact lens in the catalog, and in nothing that names a shopper', async () => {
    const numbers = await lensSkus()
    expect(numbers.length).toBeGreaterThan(0)
    const said = new RegExp(`(?<![\\w-])(${numbers.join('|')})(?![\\w-])`)
    const telling = Object.entries(await storedDocuments(shop.payload)).filter(([, documents]) =>
      documents.some(({ id: _, ...document }) => said.test(JSON.stringify(document))),
    )
    const ours = ['counters', 'skus']
    expect(telling.map(([name]) => name).filter((name) => !ours.includes(name))).toEqual([])
  })

  test('finds no prescription', async () => {
    expectNoPrescription(JSON.stringify(await storedDocuments(shop.payload)).replaceAll('\\"', '"'))
  })

  test.skipIf(testEngine)('finds no prescription in what was deleted either, in the file of SQLite', async () => {
    const { client } = shop.payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
    await client.execute('PRAGMA wal_checkpoint(PASSIVE)')
    const folder = process.env.SHOP_DATA ?? ''
    const files = readdirSync(folder).filter((name) => name.startsWith('shop.db') && !name.endsWith('-shm'))
    expectNoPrescription(Buffer.concat(files.map((name) => readFileSync(join(folder, name)))))
  })
})

test('an order shown to its buyer contains neither lens values nor the SKU of a contact lens', async () => {
  const shopper = await shop.shopper()
  const { purchaseRef } = await fillShop(shop, shopper)
  const { text, status } = await shop.fetch(`/api/order/confirmation/${purchaseRef}`, { headers: shopper })
  expect([status, text.includes('aino@example.com')]).toEqual([200, true])
  for (const number of await lensSkus()) expect(text).not.toMatch(new RegExp(`\\b${number}\\b`))
  expect(text).not.toMatch(/rightSphere|rightAxis|PWR|skuId/)
})

test('a prescription is in no collection with public access', async () => {
  for (const { slug } of shop.config.collections) {
    const { text } = await ask(`${slug}?limit=0&depth=3`)
    expect([slug, /rightSphere|PupillaryDistance|rightAxis/i.test(text)]).toEqual([slug, false])
  }
})

function ask(question: string, headers = admin) {
  return shop.fetch(`/api/${question}`, { headers })
}

function expectNoPrescription(stored: string | Buffer): void {
  expect(stored.includes('aino@example.com')).toBe(true)
  const { examinedOn: _, ...values } = prescription()
  const words = [...Object.keys(values), `"unusual"`, `"prescriptionGlasses"`, 'PWR −', 'PWR +']
  expect(words.filter((word) => stored.includes(word))).toEqual([])
}

async function lensSkus() {
  const { skus = [] } = await storedDocuments(shop.payload)
  return skus.filter(({ parameters }) => parameters).map(({ number }) => Number(number))
}

/** The stored values of a field, as text. */
async function saved(slug: string, field: string): Promise<string[]> {
  const { docs } = await shop.payload.db.find<Record<string, unknown> & { id: string | number }>({
    collection: slug as never,
    where: {},
    sort: 'id',
  })
  return docs.flatMap(({ [field]: value }) => {
    if (value === null || value === undefined) return []
    return [typeof value === 'string' ? value : JSON.stringify(value)]
  })
}
