import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { moveClock, now } from '../clock.ts'
import { signature } from './secrets.ts'
import { formerOrderLink, signedLink } from './signed-link.ts'

vi.mock('./keys.ts', () => ({ keys: () => ({ signing: 'trial' }) }))

const link = signedLink('trial', z.object({ number: z.string() }), 1000)
const lasting = signedLink('trial', z.object({ number: z.string() }))

afterEach(() => moveClock())

test('a signed link can be read until it expires', () => {
  const token = link.sign({ number: 'S1' })
  expect(link.read(token)).toEqual({ number: 'S1' })
  moveClock(2000)
  expect(link.read(token)).toBeNull()
})

test('a signed link without a lifetime stays valid, and is always the same', () => {
  const token = lasting.sign({ number: 'S1' })
  moveClock(400 * 86_400_000)
  expect(lasting.read(token)).toEqual({ number: 'S1' })
  expect(lasting.sign({ number: 'S1' })).toBe(token)
  expect(link.read(token)).toBeNull()
})

test.each(['', '.', 'a.b', 'a.b.c', '🙂', `${'a'.repeat(5000)}.b`])(
  'a token that the shop has not signed (%j) is not read',
  (token) => {
    expect(link.read(token)).toBeNull()
    expect(formerOrderLink('trial', token)).toBeNull()
  },
)

test('a signed link is not read for another purpose, or with other claims', () => {
  const token = lasting.sign({ number: 'S1' })
  expect(signedLink('another', z.object({ number: z.string() })).read(token)).toBeNull()
  expect(signedLink('trial', z.object({ number: z.int() })).read(token)).toBeNull()
  const [, shown] = token.split('.')
  expect(lasting.read(`${Buffer.from('{"number":"S2"}').toString('base64url')}.${shown}`)).toBeNull()
})

test('an order link in the former form can be read until it expires', () => {
  const said = `S1.${(now().getTime() + 1000).toString(36)}`
  const token = `${said}.${signature('trial', said)}`
  expect(formerOrderLink('trial', token)).toEqual({ number: 'S1' })
  moveClock(2000)
  expect(formerOrderLink('trial', token)).toBeNull()
})
