import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import type { Payload } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { unsynced } from './unsynced.ts'

const NORMAL = 1
const FULL = 2
const folder = mkdtempSync(join(tmpdir(), 'unsynced-'))
const database = new Database(join(folder, 'shop.db'))
const execute = async (sql: string): Promise<unknown[]> => database.prepare(sql).all()
const payload = { db: { client: { execute } } } as unknown as Payload
const synchronous = async () => (await execute('PRAGMA synchronous'))[0]

afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

it('a database waits for the disk at each commit again after unsynced work, also where it failed', async () => {
  await execute('PRAGMA journal_mode = WAL')
  expect(await unsynced(payload, synchronous)).toEqual({ synchronous: NORMAL })
  expect(await synchronous()).toEqual({ synchronous: FULL })
  await expect(unsynced(payload, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off')
  expect(await synchronous()).toEqual({ synchronous: FULL })
})
