import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fingerprintOf, isFresh, keepFingerprint } from './fingerprint.ts'

const root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
const stampFile = join(root, 'dist/.built')
const fingerprint = () => fingerprintOf(root, ['site', 'missing'])
const isStillFresh = () => isFresh(fingerprint(), stampFile)
afterAll(() => rmSync(root, { recursive: true }))

test('a build is stale until it is made, and again when the content of its sources changes', () => {
  mkdirSync(join(root, 'site'))
  writeFileSync(join(root, 'site/page.astro'), 'one')
  expect(isStillFresh()).toBe(false)

  keepFingerprint(fingerprint(), stampFile)
  expect(isStillFresh()).toBe(true)

  utimesSync(join(root, 'site/page.astro'), 1, 1)
  expect(isStillFresh(), 'touched only').toBe(true)

  writeFileSync(join(root, 'site/page.test.ts'), 'tests are not built')
  expect(isStillFresh(), 'a test').toBe(true)

  writeFileSync(join(root, 'site/page.astro'), 'two')
  expect(isStillFresh(), 'changed').toBe(false)
})
