import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropDatabaseAt, newDatabaseUri, storedDocuments, testEngine } from '../test-database.ts'
import { extend } from '../extend.ts'
import { migrationNames } from './migration-files.ts'

const JARS = 300
const SECOND = '20270102_000000_second.ts'

const first = `
export async function up({ db }) {
  const stamps = '"updated_at" text, "created_at" text'
  await db.run('CREATE TABLE "jars" ("id" integer PRIMARY KEY, "label" text, "maker" text, ' + stamps + ')')
  await db.run('CREATE TABLE "lids" ("id" integer PRIMARY KEY, "maker" text, ' + stamps + ')')
  await db.run('CREATE TABLE "payload_migrations" ("id" integer PRIMARY KEY, "name" text, "batch" numeric, ' + stamps + ')')
}`

const second = `
const renamed = ({ maker, ...rest }) => {
  globalThis.interrupt(rest.label)
  return { ...rest, producer: maker }
}
export async function up({ db }) {
  for (const table of ['lids', 'jars']) await db.run('ALTER TABLE "' + table + '" RENAME COLUMN "maker" TO "producer"')
  globalThis.interrupt('jar 150')
}
export const documents = { lids: renamed, jars: renamed }
`

const RELEASE = '20270103_000000_release.ts'

/** What both made, merged: but the makers of lids are gone. */
const release = `
export async function up({ db }) {
  const stamps = '"updated_at" text, "created_at" text'
  await db.run('CREATE TABLE "jars" ("id" integer PRIMARY KEY, "label" text, "producer" text, ' + stamps + ')')
  await db.run('CREATE INDEX "jars_label" ON "jars" ("label")')
  await db.run('CREATE TABLE "lids" ("id" integer PRIMARY KEY, ' + stamps + ')')
  await db.run('CREATE TABLE "payload_migrations" ("id" integer PRIMARY KEY, "name" text, "batch" numeric, ' + stamps + ')')
}
export const documents = { jars: () => globalThis.interrupt('release') }
`

const next = `
export async function up({ db }) {
  await db.run('ALTER TABLE "jars" RENAME COLUMN "producer" TO "baker"')
}
export const documents = { jars: ({ producer, ...rest }) => ({ ...rest, baker: producer }) }
`

let folder: string
let uri: string
const opened: Payload[] = []
const interruption = vi.fn<(label: string) => void>()
Object.assign(globalThis, { interrupt: interruption })

// The first import takes longer than a test may.
beforeAll(() => Promise.all([import('payload'), import('./database.ts')]))

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  uri = newDatabaseUri(folder)
  // Payload ends the process when a migration fails.
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process ends')
  })
  writeFileSync(join(folder, '20270101_000000_first.ts'), first)
  const payload = await open('maker')
  for (let at = 0; at < JARS; at++)
    await payload.db.create({ collection: 'jars' as never, data: { label: `jar ${at}`, maker: `maker ${at}` } })
  await payload.db.create({ collection: 'lids' as never, data: { maker: 'maker of lids' } })
  await close(payload)
  writeFileSync(join(folder, SECOND), second)
})

afterEach(async () => {
  vi.restoreAllMocks()
  interruption.mockReset()
  for (const payload of [...opened]) await close(payload)
  await dropDatabaseAt(uri)
  rmSync(folder, { recursive: true, force: true })
})

describe('a migration that renames a field', () => {
  test('changes every document once', async () => {
    const payload = await open('producer')
    expect(await makers(payload)).toEqual(allMakers)
    await close(payload)
    expect(await makers(await open('producer'))).toEqual(allMakers)
  })

  test('changes nothing where it is interrupted, and succeeds the next time', async () => {
    interruption.mockImplementation((label) => {
      if (label === 'jar 150') throw new Error('interrupted')
    })
    await expect(open('producer')).rejects.toThrow()
    interruption.mockReset()
    for (const payload of [...opened]) await close(payload)
    const before = await openOlder()
    expect(await makers(before, 'maker')).toEqual(allMakers)
    await close(before)
    writeFileSync(join(folder, SECOND), second)
    expect(await makers(await open('producer'))).toEqual(allMakers)
  })

  test('leaves a database that an older version refuses', async () => {
    await close(await open('producer'))
    await expect(openOlder()).rejects.toThrow(/was made by another version of this shop/)
  })

  test.skipIf(!testEngine)('continues with the second collection after an interruption between two', async () => {
    const payload = await openOlder()
    writeFileSync(join(folder, SECOND), second)
    const { migrateMongodb } = await import('./mongodb/migrate.ts')
    const adapter = payload.db as never as Parameters<typeof migrateMongodb>[0]
    const { db } = adapter.connection
    const collectionOf = db?.collection.bind(db) as (name: string) => { rename: (name: string) => unknown }
    vi.spyOn(db as { collection: typeof collectionOf }, 'collection').mockImplementation((name) => {
      const collection = collectionOf(name)
      if (name === 'migrating_jars') collection.rename = () => Promise.reject(new Error('interrupted'))
      return collection
    })
    await expect(migrateMongodb(adapter, folder, migrationNames(folder))).rejects.toThrow('interrupted')
    await close(payload)
    const next = await open('producer')
    const { jars, lids } = await storedDocuments(next)
    expect(lids).toMatchObject([{ producer: 'maker of lids' }])
    expect(jars?.map(({ producer }) => producer)).toEqual(allMakers)
  })
})

describe('migrations that were merged into one of a release', () => {
  beforeEach(async () => {
    await close(await open('producer'))
    for (const file of ['20270101_000000_first.ts', SECOND]) rmSync(join(folder, file))
    writeFileSync(join(folder, RELEASE), release)
    list(['20270101_000000_first', '20270102_000000_second'])
  })

  /** Lists a release into which these migrations were merged. */
  function list(names: string[], open = 'no jar'): void {
    const found = { collection: 'jars', sqlite: `label = '${open}'`, mongodb: { label: open } }
    const formerly = { names, unfinished: [found], unset: { lids: ['producer'] } }
    mkdirSync(join(folder, 'releases'), { recursive: true })
    const migrations = ['20270103_000000_release']
    writeFileSync(join(folder, 'releases/list.json'), JSON.stringify([{ version: '1', migrations, formerly }]))
  }

  test('count as that release, which does not run; later migrations run', async () => {
    writeFileSync(join(folder, '20270104_000000_next.ts'), next)
    const payload = await open('baker')
    expect(await makers(payload, 'baker')).toEqual(allMakers)
    const { lids } = await storedDocuments(payload)
    expect(lids?.map((lid) => 'producer' in lid)).toEqual([false])
    expect(interruption).not.toHaveBeenCalledWith('release')
    await close(payload)
    expect(await makers(await open('baker'), 'baker')).toEqual(allMakers)
  })

  test('are refused as another version where one of them is missing', async () => {
    list(['20270101_000000_first', '20270102_000000_second', '20270102_000001_third'])
    await expect(open('producer')).rejects.toThrow(/was made by another version of this shop/)
  })

  test('are refused while the former version has unfinished documents', async () => {
    list(['20270101_000000_first', '20270102_000000_second'], 'jar 7')
    await expect(open('producer')).rejects.toThrow(/holds jars that the former version has not finished/)
    list(['20270101_000000_first', '20270102_000000_second'])
    expect(await makers(await open('producer'))).toEqual(allMakers)
  })
})

const allMakers = Array.from({ length: JARS }, (_, at) => `maker ${at}`)

async function makers(payload: Payload, field = 'producer'): Promise<unknown[]> {
  const { docs } = await payload.db.find({ collection: 'jars' as never, sort: 'id', limit: 0, pagination: false })
  return docs.map((jar: Record<string, unknown>) => jar[field])
}

/** Opens the shop as the version before the second migration does. */
function openOlder(): Promise<Payload> {
  rmSync(join(folder, SECOND))
  return open('maker')
}

async function open(field: string): Promise<Payload> {
  const { buildConfig, getPayload } = await import('payload')
  const { database, migrateDatabase } = await import('./database.ts')
  const fields = [{ name: field, type: 'text' as const }]
  const collections = [
    { slug: 'jars', fields: [{ name: 'label', type: 'text' as const }, ...fields] },
    { slug: 'lids', fields },
  ]
  const config = await buildConfig({
    secret: 'only for tests',
    plugins: [(plain) => extend(plain, { collections })],
    db: await database(uri, folder),
    logger: { options: { level: 'silent' } },
    telemetry: false,
    typescript: { autoGenerate: false },
  })
  const payload = await getPayload({ config, key: crypto.randomUUID(), disableOnInit: true })
  opened.push(payload)
  await migrateDatabase(payload, uri)
  return payload
}

async function close(payload: Payload): Promise<void> {
  opened.splice(opened.indexOf(payload), 1)
  // As the end of the process does with a transaction.
  if ('client' in payload.db) await (payload.db.client as unknown as Client).execute('ROLLBACK').catch(() => undefined)
  await payload.destroy()
}

interface Client {
  execute: (sql: string) => Promise<unknown>
}
