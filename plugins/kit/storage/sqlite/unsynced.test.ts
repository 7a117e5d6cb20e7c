import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { unsynced } from './unsynced.ts'

const NORMAL = 1
const FULL = 2
const folder = mkdtempSync(join(tmpdir(), 'unsynced-'))
const client = createClient({ url: `file:${join(folder, 'shop.db')}` })
const payload = { db: { client } } as unknown as Payload
const synchronous = async () => (await client.execute('PRAGMA synchronous')).rows[0]?.[0]

afterAll(() => {
  client.close()
  rmSync(folder, { recursive: true })
})

it('waits for the disk at each commit again once the work is over, also where it failed', async () => {
  await client.execute('PRAGMA journal_mode = WAL')
  expect(await unsynced(payload, synchronous)).toBe(NORMAL)
  expect(await synchronous()).toBe(FULL)
  await expect(unsynced(payload, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off')
  expect(await synchronous()).toBe(FULL)
})
