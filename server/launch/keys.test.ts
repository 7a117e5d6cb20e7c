import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { StartupError } from './startup-error.ts'
import { shareKeys } from './keys.ts'

const data = mkdtempSync(join(tmpdir(), 'keys-'))
const file = join(data, 'keys.json')
const given = { data, keysFile: undefined }
const good = randomBytes(32).toString('base64')

beforeAll(() => {
  vi.stubEnv('SHOP_KEYS_FILE', '')
  vi.stubEnv('PAYLOAD_SECRET', '')
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(data, { recursive: true })
})

describe('the keys of a shop', () => {
  test('are generated once, and read afterwards', () => {
    const made = shareKeys(given)
    expect(shareKeys(given)).toEqual(made)
    expect(Object.keys(made.health.keys)).toEqual([made.health.current])
  })

  test('are read from the named file, which must exist, when several machines share them', () => {
    expect(shareKeys({ data: '/nowhere', keysFile: file })).toEqual(shareKeys(given))
    expect(() => shareKeys({ data, keysFile: join(data, 'missing.json') })).toThrow(/which does not exist/)
  })

  test('may include a new health key beside the first', () => {
    const first = shareKeys(given)
    withRing({ ...first.health.keys, '2027-01': good }, '2027-01')
    expect(shareKeys(given).health.current).toBe('2027-01')
  })

  test.each([
    ['a point in its name', 'v2.2027', good],
    ['too few bytes', '2027', randomBytes(31).toString('base64')],
    ['words in place of bytes', '2027', 'uusi salainen avain'],
  ])('are refused for a health key with %s', (_, name, key) => {
    withRing({ [name]: key }, name)
    expect(() => shareKeys(given)).toThrow(new RegExp(`health key "${name}"`))
  })

  test.each(['', '{', '{}', 'null', '{"payloadSecret":"a","signing":"b"}'])('are refused altogether for %j', (text) => {
    writeFileSync(file, text)
    expect(() => shareKeys(given)).toThrow(StartupError)
  })
})

function withRing(ring: Record<string, string>, current: string): void {
  const made = { payloadSecret: 'a', signing: 'b', paytrailStandInSecret: 'c', ...before() }
  writeFileSync(file, JSON.stringify({ ...made, health: { current, keys: ring } }))
}

function before(): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object
}
