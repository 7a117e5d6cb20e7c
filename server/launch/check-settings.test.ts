import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { checkMap, checkSettings } from './check-settings.ts'

const data = mkdtempSync(join(tmpdir(), 'settings-'))
const database = join(data, 'shop.db')
afterAll(() => rmSync(data, { recursive: true }))

const check = () => checkSettings(readSettings({ SHOP_DATA: data }))

test('an empty database file is accepted as a new shop, but not beside pictures of one', () => {
  writeFileSync(database, '')
  expect(check).not.toThrow()
  mkdirSync(join(data, 'media'))
  writeFileSync(join(data, 'media/frame.webp'), 'x')
  expect(check).toThrow(/shop\.db is empty, but .* holds the pictures of a shop/)
  writeFileSync(database, 'no database')
  expect(check).toThrow(/it is no SQLite database/)
})

test('several processes are refused on SQLite, and one is accepted', () => {
  rmSync(join(data, 'media'), { recursive: true, force: true })
  rmSync(database, { force: true })
  const checkWith = (env: Record<string, string>) => () => checkSettings(readSettings({ SHOP_DATA: data, ...env }))
  expect(checkWith({ SHOP_PROCESSES: '2' })).toThrow(/SQLite serves one process/)
  expect(checkWith({ SHOP_PROCESSES: '2', DATABASE_URI: 'mongodb://localhost/shop' })).not.toThrow()
  expect(checkWith({ SHOP_PROCESSES: 'two' })).toThrow(/SHOP_PROCESSES must be a number/)
  expect(checkWith({ SHOP_PROCESSES: '1' })).not.toThrow()
})

test.each(['mongodb://127.0.0.1', 'mongodb://127.0.0.1/', 'mongodb+srv://user:secret@host/?w=1', 'mongodb://a/b c'])(
  'the URI %s is refused because it names no database',
  (uri) => {
    const settings = readSettings({ SHOP_DATA: data, DATABASE_URI: uri })
    expect(() => checkSettings(settings)).toThrow(/^DATABASE_URI must name a database, such as mongodb:/)
  },
)

test.each(['mongodb://127.0.0.1/shop', 'mongodb://user:secret@a:1,b:2/shop?replicaSet=rs0'])('%s is allowed', (uri) => {
  expect(() => checkSettings(readSettings({ SHOP_DATA: data, DATABASE_URI: uri }))).not.toThrow()
})

test('a movable clock is refused together with a real provider', () => {
  const checkWith = (env: Record<string, string>) => () =>
    checkSettings(readSettings({ SHOP_DATA: data, SHOP_DEMO_CLOCK: 'on', ...env }))
  expect(checkWith({})).not.toThrow()
  expect(checkWith({ CARRIER_URL: 'https://carriers.example', CARRIER_KEY: 'a-key' })).toThrow(
    /real providers is never moved/,
  )
})

describe('a public shop', () => {
  const real = {
    PAYTRAIL_URL: 'https://services.paytrail.com',
    PAYTRAIL_MERCHANT: '375917',
    PAYTRAIL_SECRET: 'a secret',
    EID_ISSUER: 'https://broker.example',
    EID_CLIENT_ID: 'shop',
  }
  const { EID_ISSUER: _, EID_CLIENT_ID: __, ...onlyPayments } = real
  const checkWith = (url: string, env: Record<string, string>) => () =>
    checkSettings(readSettings({ SHOP_DATA: data, SHOP_URL: url, ...env }))

  test.each([
    ['https://shop.example', {}, /PAYTRAIL_URL and EID_ISSUER not set/],
    ['https://192.0.2.7:8443', {}, /PAYTRAIL_URL and EID_ISSUER not set/],
    ['https://localhost.example', {}, /PAYTRAIL_URL and EID_ISSUER not set/],
    ['https://shop.example', onlyPayments, /and EID_ISSUER not set/],
    ['https://shop.example', { ...real, SHOP_DEMO: 'on' }, /a demo takes no real money/],
    ['https://shop.example', { SHOP_DEMO: 'yes' }, /SHOP_DEMO is on or off/],
  ])('is refused at %s with %j', (url, env, sentence) => {
    if ('SHOP_DEMO' in env) vi.stubEnv('SHOP_DEMO', env.SHOP_DEMO)
    expect(checkWith(url, env)).toThrow(sentence)
    vi.unstubAllEnvs()
  })

  test.each([
    ['https://shop.example', real],
    ['https://shop.example', { SHOP_DEMO: 'on' }],
    ['https://localhost:3000', {}],
    ['http://localhost:3000', {}],
    // Over http cookies are not `Secure`: a trial in a network of its own.
    ['http://shop.example', {}],
  ])('opens at %s with %j', (url, env) => expect(checkWith(url, env)).not.toThrow())
})

const tiles = { SHOP_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png', SHOP_MAP_ATTRIBUTION: '© Tiles' }

test.each([[{}], [tiles]])('a usable map passes the check: %j', (env) => {
  expect(() => checkMap(readSettings(env))).not.toThrow()
})

test.each([
  [{ SHOP_MAP_TILES: tiles.SHOP_MAP_TILES }, /^SHOP_MAP_ATTRIBUTION is not set/],
  [{ ...tiles, SHOP_MAP_TILES: 'https://tiles.example/map.png' }, /^SHOP_MAP_TILES must be/],
  [{ ...tiles, SHOP_MAP_TILES: 'tiles.example/{z}/{x}/{y}.png' }, /^SHOP_MAP_TILES must be/],
])('an unusable map is reported in one sentence: %j', (env, sentence) => {
  expect(() => checkMap(readSettings(env))).toThrow(sentence)
})
