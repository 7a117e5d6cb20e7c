import type { CollectionConfig, Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createUnlessTaken, findOne } from '../documents.ts'
import { extend } from '../../extend.ts'
import { dropDatabase, newDatabaseUri, storedDocuments, testEngine } from '../../test-database.ts'

const jars: CollectionConfig = {
  slug: 'jars',
  fields: [
    { name: 'label', type: 'text', required: true, unique: true },
    { name: 'sweets', type: 'number' },
    { name: 'tags', type: 'text', hasMany: true },
    { name: 'maker', type: 'group', fields: [{ name: 'town', type: 'text' }] },
    { name: 'layers', type: 'array', fields: [{ name: 'color', type: 'text' }] },
  ],
}

const opened: Payload[] = []
// The first import takes longer than a test may.
beforeAll(() => Promise.all([import('payload'), import('./adapter.ts')]))
afterEach(async () => {
  for (const payload of opened.splice(0)) {
    await dropDatabase(payload)
    await payload.destroy()
  }
})

describe.skipIf(!testEngine)('a shop on MongoDB', () => {
  test('finds null or an empty list where nothing was written', async () => {
    const payload = await open(newDatabaseUri(''))
    await payload.db.create({ collection: 'jars' as never, data: { label: 'a', layers: [{}] } })
    const jar = await findOne({ payload }, 'jars' as never, { label: { equals: 'a' } })
    expect(jar).toMatchObject({ sweets: null, tags: [], maker: { town: null }, layers: [{ color: null }] })
    const picked = await payload.db.findOne({ collection: 'jars' as never, where: {}, select: { tags: true } })
    expect(Object.keys(picked ?? {}).toSorted()).toEqual(['id', 'tags'])
  })

  test('has its unique indexes before the first write', async () => {
    const payload = await open(newDatabaseUri(''))
    const writers = Array.from({ length: 20 }, () =>
      createUnlessTaken({ payload }, 'jars' as never, { label: 'one' } as never),
    )
    expect((await Promise.all(writers)).filter(Boolean)).toHaveLength(1)
  })

  test('refuses a document without a required field, and a change that empties one', async () => {
    const payload = await open(newDatabaseUri(''))
    const write = (data: object) => payload.db.create({ collection: 'jars' as never, data: data as never })
    await expect(write({ sweets: 1 })).rejects.toThrow('jars.label is required')
    await write({ label: 'a' })
    const empty = { collection: 'jars' as never, where: {}, data: { label: null } }
    await expect(payload.db.updateOne(empty)).rejects.toThrow('jars.label is required')
  })

  test('reveals by an id no more than the document says of its creation', async () => {
    const payload = await open(newDatabaseUri(''))
    await payload.db.create({
      collection: 'jars' as never,
      data: { label: 'a', createdAt: '2026-11-20T00:00:00.000Z' },
    })
    const [stored] = (await storedDocuments(payload)).jars ?? []
    expect(String(stored?._id)).toMatch(new RegExp(`^${(Date.parse('2026-11-20') / 1000).toString(16)}`))
  })

  test('counts what is there, and not what the server guesses', async () => {
    const payload = await open(newDatabaseUri(''))
    const { estimatedDocumentCount } = (payload.db as never as { collections: Record<string, Model> }).collections.jars!
    expect(String(estimatedDocumentCount)).toContain('countDocuments')
  })

  test('waits for the majority and uses no transactions', async () => {
    const payload = await open(newDatabaseUri(''))
    const { connection } = payload.db as never as { connection: { getClient: () => Client } }
    const { writeConcern, readPreference } = connection.getClient().options
    expect([writeConcern?.w, readPreference.mode]).toEqual(['majority', 'primary'])
    expect(await payload.db.beginTransaction()).toBeNull()
  })

  test('is not opened over contradicting documents, and says which', async () => {
    const uri = newDatabaseUri('')
    const before = await open(uri, { ...jars, fields: [{ name: 'label', type: 'text' }] })
    for (const sweets of [1, 2])
      await before.db.create({ collection: 'jars' as never, data: { label: 'same', sweets } })
    await expect(open(uri)).rejects.toThrow(/^The unique index jars\.label cannot be built .*: change all but one/)
  })

  test('is not opened over a database of another program or a newer version, which stays as it was', async () => {
    const uri = newDatabaseUri('')
    const other = await open(uri)
    const { db } = (other.db as never as { connection: { db: Db } }).connection
    await db.collection('shop').updateOne({ _id: 'shape' }, { $push: { migrations: '20990101_000000_later' } })
    await expect(open(uri)).rejects.toThrow(/was made by another version of this shop/)
    await db.dropDatabase()
    await db.collection('wines').insertOne({ name: 'Riesling' })
    await expect(open(uri)).rejects.toThrow(/was made by another program/)
    expect(Object.keys(await storedDocuments(other))).toEqual(['wines'])
  })
})

describe('a URI of MongoDB that leads nowhere', () => {
  test.each([
    ['mongodb://user:secret@127.0.0.1:1/shop', /^MongoDB is not reachable at mongodb:\/\/127\.0\.0\.1:1\/shop;/],
    ['mongodb://127.0.0.1:1/shop?nonsense=1', /^DATABASE_URI cannot be used: option nonsense is not supported\.$/],
    ['mongodb://user:secret@/shop', /^DATABASE_URI cannot be used: it is no valid address\.$/],
  ])('is reported in a sentence, without its password: %s', async (uri, sentence) => {
    await expect(open(uri)).rejects.toThrow(sentence)
  })
})

interface Model {
  estimatedDocumentCount: () => unknown
}

interface Client {
  options: { writeConcern?: { w?: unknown }; readPreference: { mode: string } }
}

interface Db {
  collection: (name: string) => {
    updateOne: (where: object, change: object) => Promise<unknown>
    insertOne: (document: object) => Promise<unknown>
  }
  dropDatabase: () => Promise<unknown>
}

async function open(uri: string, collection = jars, folder = ''): Promise<Payload> {
  const { buildConfig, getPayload } = await import('payload')
  const { mongodb } = await import('./adapter.ts')
  const config = await buildConfig({
    secret: 'only for tests',
    plugins: [(plain) => extend(plain, { collections: [collection] })],
    db: mongodb(uri, folder),
    logger: { options: { level: 'silent' } },
    telemetry: false,
    typescript: { autoGenerate: false },
  })
  const payload = await getPayload({ config, key: crypto.randomUUID(), disableOnInit: true })
  opened.push(payload)
  return payload
}
