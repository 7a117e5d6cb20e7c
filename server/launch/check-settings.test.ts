import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { checkSettings } from './check-settings.ts'

const data = mkdtempSync(join(tmpdir(), 'settings-'))
const database = join(data, 'shop.db')
afterAll(() => rmSync(data, { recursive: true }))

const check = () => checkSettings(readSettings({ SHOP_DATA: data }))

test('an empty database file is that of a new shop, but not beside the pictures of one', () => {
  writeFileSync(database, '')
  expect(check).not.toThrow()
  mkdirSync(join(data, 'media'))
  writeFileSync(join(data, 'media/frame.webp'), 'x')
  expect(check).toThrow(/shop\.db is empty, but .* holds the pictures of a shop/)
  writeFileSync(database, 'no database')
  expect(check).toThrow(/it is no SQLite database/)
})
