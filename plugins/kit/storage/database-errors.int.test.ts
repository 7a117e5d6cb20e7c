import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import { opened } from '../../../tests/opened.ts'
import { database } from './database.ts'
import { cannotOpen, isDamaged, isUniqueViolation } from './database-errors.ts'
import { openShop } from '../open-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'broken-'))
const shop = opened(() => openShop([]))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('opening a database that cannot be opened', () => {
  test('reports a damaged file by its code', async () => {
    const file = join(folder, 'damaged.db')
    writeFileSync(file, `SQLite format 3\0${'x'.repeat(8192)}`)
    expect(isDamaged(await connectionError(`file:${file}`))).toBe(true)
  })

  test('reports a missing folder by its code', async () => {
    expect(cannotOpen(await connectionError(`file:${join(folder, 'none', 'shop.db')}`))).toBe(true)
  })
})

test('a taken unique key is distinguished from a missing required value', async () => {
  const create = (data: object) => shop.payload.db.create({ collection: 'counters' as never, data: data as never })
  await create({ name: 'one', value: 1 })
  expect(isUniqueViolation(await errorOf(create({ name: 'one', value: 2 })))).toBe(true)
  expect(isUniqueViolation(await errorOf(create({ name: 'two' })))).toBe(false)
})

test('a validation error of mongoose is no unique violation, its duplicate key is one', () => {
  const ofMongoose = Object.assign(new Error('counters validation failed'), { name: 'ValidationError', errors: {} })
  const duplicate = Object.assign(new Error('taken'), { code: 11_000 })
  expect(isUniqueViolation(ofMongoose)).toBe(false)
  expect(isUniqueViolation(new Error('not written', { cause: duplicate }))).toBe(true)
})

async function connectionError(uri: string): Promise<unknown> {
  const logger = { error: () => undefined, info: () => undefined }
  const payload = { config: { collections: [], globals: [] }, logger } as unknown as Payload
  const adapter = (await database(uri, folder)).init({ payload })
  // SQLite's adapter rejects this promise as well.
  ;(adapter as { initializing?: Promise<unknown> }).initializing?.catch(() => undefined)
  await adapter.init?.()
  return errorOf(adapter.connect?.({ hotReload: false }))
}

function errorOf(pending: Promise<unknown> | undefined): Promise<unknown> {
  return Promise.resolve(pending).then(
    () => undefined,
    (problem: unknown) => problem,
  )
}
