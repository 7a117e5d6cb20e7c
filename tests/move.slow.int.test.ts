import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { database } from '#plugins/kit/storage/database.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { moveShop, planMove, type MoveTarget, type Moved } from '#plugins/kit/storage/move/move-shop.ts'
import { moveTarget } from '#plugins/kit/storage/move/move-target.ts'
import { noteStuck, READ } from '#plugins/kit/work/stuck-steps.ts'
import { dropDatabaseAt, newDatabaseUri, storedDocuments } from '#plugins/kit/test-database.ts'
import { openRealShop, type RealShop } from './real-shop.ts'

const migrations = resolve('cms/migrations')
const folder = mkdtempSync(join(tmpdir(), 'move-'))
const uris: string[] = []
const opened: Payload[] = []
let shop: RealShop
/** What was to be moved, and what of it arrived in a file. */
let planned: Moved
let arrived: Moved
/** The shop that was moved from there to a database on the engine of the tests. */
let moved: Payload
let uri: string

beforeAll(async () => {
  shop = await openRealShop()
  planned = await contents(shop.payload)
  const file = newFile()
  arrived = await moveShop(shop.payload, await to(file))
  uri = there()
  await moveShop(await openAt(file), await to(uri))
  moved = await openAt(uri)
})

afterAll(async () => {
  for (const payload of opened) await payload.destroy()
  for (const uri of uris) await dropDatabaseAt(uri)
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A new database on the engine of the tests. */
function there(): string {
  const uri = newDatabaseUri(mkdtempSync(join(folder, 'there-')))
  uris.push(uri)
  return uri
}

const newFile = () => `file:${join(mkdtempSync(join(folder, 'file-')), 'copy.db')}`

function to(uri: string): Promise<MoveTarget> {
  return moveTarget(shop.config, uri, migrations)
}

/** Opens a moved shop as any shop is opened. */
async function openAt(uri: string): Promise<Payload> {
  const db = (await database(uri, migrations)) as typeof shop.config.db
  const payload = await getPayload({ config: { ...shop.config, db }, key: crypto.randomUUID(), disableOnInit: true })
  opened.push(payload)
  return payload
}

/** Counts and checksums that do not depend on the engine's ids. */
const contents = async (payload: Payload): Promise<Moved> => planMove(payload, await to(newFile()))

test('a shop moved to a file and from there to another database has the same documents', async () => {
  expect(planned.articles?.count).toBeGreaterThan(0)
  expect(planned.seller?.count).toBe(1)
  expect(arrived).toEqual(planned)
  expect(await contents(moved)).toEqual(planned)
})

test('relations and keys made of ids lead to the same documents after a move', async () => {
  const rows = await findAll({ payload: moved }, 'store-stock')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key, sku, store } of rows) expect(key).toBe(`${String(sku)}:${String(store)}`)
  for (const { key, article } of await findAll({ payload: moved }, 'skus'))
    expect(key).toMatch(new RegExp(`^${article}:`))
  expect(await numbersOfArticles(moved)).toEqual(await numbersOfArticles(shop.payload))
})

test('a move into a database that is not empty is refused and changes nothing', async () => {
  const before = await storedDocuments(moved)
  await expect(moveShop(shop.payload, await to(uri))).rejects.toThrow(/not empty|exists already/)
  expect(await storedDocuments(moved)).toEqual(before)
})

test('a move is refused when a document was changed after it was read', async () => {
  const target = await to(there())
  const { open, payload } = target
  const createGlobal = payload.db.createGlobal.bind(payload.db)
  const changed = { collection: 'stores' as const, where: {}, data: { name: 'Toinen' } }
  target.open = async () => {
    await open()
    vi.spyOn(payload.db, 'createGlobal').mockImplementation(async (global) => {
      await shop.payload.db.updateOne(changed)
      return createGlobal(global) as never
    })
  }
  await expect(moveShop(shop.payload, target)).rejects.toThrow(/documents of stores were changed meanwhile/)
})

test('a move from a shop that was changed meanwhile leaves nothing usable, and can be repeated', async () => {
  const uri = there()
  const target = await to(uri)
  const { open } = target
  target.open = async () => {
    await open()
    const stuck = { steps: { collection: 'carts' as const }, id: 1, step: READ, of: null }
    await noteStuck(shop, stuck, { reason: 'SealedValueUnreadable', attempts: 1, triedAt: nowIso() })
  }
  await expect(moveShop(shop.payload, target)).rejects.toThrow(/was added to stuck-steps meanwhile/)
  if (uri.startsWith('file:')) expect(existsSync(uri.replace('file:', ''))).toBe(false)
  else await expect(openAt(uri)).rejects.toThrow(/holds part of a shop/)
  const again = await moveShop(shop.payload, await to(uri))
  expect(again['stuck-steps']?.count).toBe(1)
})

async function numbersOfArticles(payload: Payload) {
  const articles = new Map((await findAll({ payload }, 'articles')).map(({ id, number }) => [id, number]))
  return (await findAll({ payload }, 'skus')).map(({ number, article }) => [number, articles.get(article)])
}
