import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'
import { isPreview, isPreviewPath } from './preview.ts'

const signed = (purpose: string, claims: object) => signedLink(purpose, z.looseObject({})).sign({ ...claims })
let token = ''
beforeAll(() => {
  const file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.json')
  writeFileSync(file, JSON.stringify({ signing: 'a key', health: { current: 'a', keys: {} } }))
  process.env.SHOP_KEYS_FILE = file
  token = signed('preview', { kind: 'page', page: '12', expiresAt: '2026-11-22T12:00:00.000Z' })
})

test.each([
  ['of a preview', () => `a=b; preview=${token}`, true],
  ['without one', () => 'a=b', false],
  ['that was forged', () => `preview=${token.slice(0, -2)}AA`, false],
  ['that the shop signed for something else', () => `preview=${signed('order', { page: '12' })}`, false],
  ['of another name', () => `my-preview=${token}`, false],
])('a cookie %s bypasses the caches: %s', (_, cookie, expected) => {
  expect(isPreview({ headers: { cookie: cookie() } })).toBe(expected)
})

test.each([
  ['with a token', () => `/x/${token}/y`, true],
  ['with a token at its end', () => `/x/${token}`, true],
  ['with a forged token', () => `/x/${token.slice(0, -2)}AA/y`, false],
  ['without a token', () => '/takuut', false],
])('a path %s may carry a whole document: %s', (_, path, expected) => {
  expect(isPreviewPath(path())).toBe(expected)
})
