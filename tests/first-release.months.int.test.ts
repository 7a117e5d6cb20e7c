import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopAt, type Shop } from '#plugins/kit/open-shop.ts'
import { createUnlessTaken, findAll, type Stored } from '#plugins/kit/storage/documents.ts'
import { migrateDatabase } from '#plugins/kit/storage/database.ts'
import { migrationNames } from '#plugins/kit/storage/migration-files.ts'
import { releasesIn } from '#plugins/kit/storage/releases.ts'
import { testEngine } from '#plugins/kit/test-database.ts'
import { findOrder } from '#plugins/orders/repository.ts'
import { contractNumbered } from '#plugins/lifestyle/repository.ts'
import { subscriptionNumbered } from '#plugins/subscriptions/repository.ts'
import { OF_TRIALS, trialPlugins } from './trial-shop.ts'

/** The database of a shop from before the first release (98a1cf84), in which `steps/flows.ts` had run, with fewer pages, letters and seeds. */
const OLD = 'tests/first-release'
const MIGRATIONS = resolve('cms/migrations')
const { formerly } = releasesIn(MIGRATIONS)[0]!
/** Those of the first release and all that came after it. */
const migrations = migrationNames(MIGRATIONS)

type Row = Record<string, unknown>
interface Client {
  execute: (sql: string) => Promise<{ rows: Row[] }>
}

const folder = mkdtempSync(join(tmpdir(), 'first-release-'))
const old = join(folder, 'old.db')
const opened: Shop[] = []
let shop: Shop
let client: Client
/** How many rows each table had. */
let before: Record<string, number>

beforeAll(async () => {
  if (testEngine) return
  Object.assign(process.env, OF_TRIALS)
  writeFileSync(old, brotliDecompressSync(readFileSync(join(OLD, 'shop.db.br'))))
  const source = drizzle(`file:${old}`).$client as unknown as Client
  before = await countsOf(source)
  shop = await open()
  client = clientOf(shop)
  expect(await migrateDatabase(shop.payload, shop.uri)).toBeGreaterThan(0)
})

afterAll(async () => {
  for (const each of opened) await each.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A shop over a copy of the database, which is not migrated. */
async function open(change = ''): Promise<Shop> {
  const at = mkdtempSync(join(folder, 'shop-'))
  copyFileSync(join(OLD, 'keys.json'), join(at, 'keys.json'))
  copyFileSync(old, join(at, 'shop.db'))
  const uri = `file:${join(at, 'shop.db')}`
  const copy = drizzle(uri)
  if (change) await copy.$client.execute(change)
  copy.$client.close()
  const made = await openShopAt({ folder: at, uri, isMigrated: true }, trialPlugins())
  made.payload.db.migrationDir = MIGRATIONS
  opened.push(made)
  return made
}

const clientOf = ({ payload }: Shop) => (payload.db as unknown as { client: Client }).client

async function rowsOf(of: Client, sql: string): Promise<Row[]> {
  return (await of.execute(sql)).rows.map((row) => ({ ...row }))
}

async function tablesOf(of: Client): Promise<string[]> {
  const rows = await rowsOf(of, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
  return rows.map(({ name }) => String(name)).toSorted()
}

async function countsOf(of: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await tablesOf(of))
    counts[table] = Number((await rowsOf(of, `SELECT count(*) AS count FROM "${table}"`))[0]?.['count'])
  return counts
}

/** Tables with their columns, foreign keys and indexes. */
async function schemaOf(of: Client): Promise<Record<string, object>> {
  const schema: Record<string, object> = {}
  for (const table of await tablesOf(of)) {
    const indexes = await rowsOf(
      of,
      `SELECT name, "unique", origin, partial FROM pragma_index_list('${table}') ORDER BY name`,
    )
    const keyed = indexes.map(async (index) => [
      index,
      await rowsOf(of, `PRAGMA index_xinfo("${String(index['name'])}")`),
    ])
    schema[table] = {
      columns: await rowsOf(of, `PRAGMA table_xinfo("${table}")`),
      keys: await rowsOf(of, `PRAGMA foreign_key_list("${table}")`),
      indexes: await Promise.all(keyed),
    }
  }
  return schema
}

test.skipIf(testEngine)('a migrated database has the tables, columns, indexes and keys of a new database', async () => {
  const fresh = drizzle(':memory:')
  for (const name of migrations) {
    const { up } = (await import(`../cms/migrations/${name}.ts`)) as { up: (args: object) => Promise<void> }
    await up({ db: fresh })
  }
  const wanted = await schemaOf(fresh.$client as unknown as Client)
  expect(Object.keys(wanted).length).toBeGreaterThan(150)
  expect(await schemaOf(client)).toEqual(wanted)
  expect(await rowsOf(client, 'SELECT name FROM payload_migrations')).toEqual(migrations.map((name) => ({ name })))
  expect(await migrateDatabase(shop.payload, shop.uri)).toBe(0)
})

/** Tables of the first release by those that have their rows now. */
const replaced: Record<string, string> = { exam_types_age_groups: 'exam_types_ages' }

/** Tables whose rows stood in a column of another. */
const unfolded = ['lifestyle_plans_perks']

test.skipIf(testEngine)('a migration loses no row, and the database is sound', async () => {
  const after = await countsOf(client)
  const others = (counts: Record<string, number>) =>
    Object.entries(counts)
      .filter(([table]) => !/^payload_(migrations|locked)/.test(table) && !unfolded.includes(table))
      .map(([table, count]) => [replaced[table] ?? table, count])
  expect(others(after)).toEqual(others(before))
  for (const table of unfolded) expect(after[table]).toBeGreaterThan(0)
  expect(await rowsOf(client, 'PRAGMA foreign_key_check')).toEqual([])
  expect(await rowsOf(client, 'PRAGMA quick_check')).toEqual([{ quick_check: 'ok' }])
})

test.skipIf(testEngine)('every document of a migrated database can be read, including sealed fields', async () => {
  for (const { slug } of shop.payload.config.collections.filter((each) => each.slug !== 'payload-migrations')) {
    const asListed = { limit: 0, pagination: false, depth: 0, includeLockStatus: true }
    const { docs } = await shop.payload.find({ collection: slug, ...asListed })
    expect([slug, docs.length]).toEqual([slug, before[slug.replaceAll('-', '_')] ?? 0])
  }
  const req = await shop.req()
  const orders = await findAll(shop, 'orders', {})
  for (const { number } of orders) expect((await findOrder(req, number))?.bought.lines.length).toBeGreaterThan(0)
  for (const { number } of await findAll(shop, 'subscriptions', {}))
    expect((await subscriptionNumbered(req, number)).products.length).toBeGreaterThan(0)
  for (const { number } of await findAll(shop, 'lifestyle-contracts', {}))
    expect((await contractNumbered(req, number)).glasses.pairs.length).toBeGreaterThan(0)
})

test.skipIf(testEngine)('every table of a migrated database can be written', async () => {
  await client.execute('PRAGMA foreign_keys = ON')
  // A key that leads to a table which is gone fails each of these, whatever the table holds.
  for (const table of await tablesOf(client)) {
    const columns = (await rowsOf(client, `PRAGMA table_info("${table}")`)).map(({ name }) => `"${String(name)}"`)
    await client.execute(`UPDATE "${table}" SET ${columns.map((name) => `${name} = ${name}`).join(', ')}`)
    await client.execute(`INSERT OR IGNORE INTO "${table}" SELECT * FROM "${table}"`)
    await client.execute(`DELETE FROM "${table}" WHERE 0`)
  }
  const [{ id: _, ...purchase }] = (await findAll(shop, 'purchases', {})) as [Stored<'purchases'>]
  expect(await createUnlessTaken(shop, 'purchases', { ...purchase, ref: 'another', key: 'another' })).not.toBeNull()
})

test.skipIf(testEngine)('staff can lock the documents that they edit after a migration', async () => {
  const [editor] = await findAll(shop, 'staff', {})
  const [page] = await findAll(shop, 'pages', {})
  const user = { relationTo: 'staff', value: editor!.id }
  const document = { relationTo: 'pages', value: page!.id }
  const data = { document, user } as never
  const lock = await shop.payload.create({ collection: 'payload-locked-documents' as never, data })
  expect(lock).toMatchObject({ document: { relationTo: 'pages' } })
  await shop.payload.delete({ collection: 'pages' as never, id: page!.id })
})

test.skipIf(testEngine)('a migration is refused where one is missing or unknown, and changes nothing', async () => {
  for (const change of [
    `DELETE FROM payload_migrations WHERE name = '${formerly!.names[30]}'`,
    "INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_later', 2)",
  ]) {
    const other = await open(change)
    const counts = await countsOf(clientOf(other))
    await expect(migrateDatabase(other.payload, other.uri)).rejects.toThrow(/was made by another version of this shop/)
    expect(await countsOf(clientOf(other))).toEqual(counts)
  }
})

test.skipIf(testEngine)(
  'a migration is refused while the shop holds steps that only the former version can finish',
  async () => {
    const pendingSteps = '[{"step":"adoptCharge","of":null}]'
    for (const [change, collection] of [
      [`UPDATE purchases SET owed = '${pendingSteps}' WHERE id = 1`, 'purchases'],
      ['UPDATE gift_cards SET is_recorded = 0 WHERE id = 1', 'gift-cards'],
    ] as const) {
      const other = await open(change)
      const refused = `holds ${collection} that the former version has not finished`
      await expect(migrateDatabase(other.payload, other.uri)).rejects.toThrow(refused)
      expect((await countsOf(clientOf(other)))['payload_migrations']).toBe(64)
    }
  },
)
