import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { moveClock, now } from '../clock.ts'
import { signature } from './secrets.ts'
import { formerOrderLink, signedLink } from './signed-link.ts'

vi.mock('./keys.ts', () => ({ keys: () => ({ signing: 'trial' }) }))

const link = signedLink('trial', z.object({ number: z.string() }), 1000)
const lasting = signedLink('trial', z.object({ number: z.string() }))

afterEach(() => moveClock())

test('a link says its claims until its time has ended', () => {
  const token = link.sign({ number: 'S1' })
  expect(link.read(token)).toEqual({ number: 'S1' })
  moveClock(2000)
  expect(link.read(token)).toBeNull()
})

test('a link without a time to live lasts, and is always the same', () => {
  const token = lasting.sign({ number: 'S1' })
  moveClock(400 * 86_400_000)
  expect(lasting.read(token)).toEqual({ number: 'S1' })
  expect(lasting.sign({ number: 'S1' })).toBe(token)
  expect(link.read(token)).toBeNull()
})

test.each(['', '.', 'a.b', 'a.b.c', '🙂', `${'a'.repeat(5000)}.b`])(
  'what the shop has not written (%j) says nothing',
  (token) => {
    expect(link.read(token)).toBeNull()
    expect(formerOrderLink('trial', token)).toBeNull()
  },
)

test('a link serves its purpose alone, and its claims as they were signed', () => {
  const token = lasting.sign({ number: 'S1' })
  expect(signedLink('another', z.object({ number: z.string() })).read(token)).toBeNull()
  expect(signedLink('trial', z.object({ number: z.int() })).read(token)).toBeNull()
  const [, shown] = token.split('.')
  expect(lasting.read(`${Buffer.from('{"number":"S2"}').toString('base64url')}.${shown}`)).toBeNull()
})

test('a link of an order that was mailed in the former form still opens it', () => {
  const said = `S1.${(now().getTime() + 1000).toString(36)}`
  const token = `${said}.${signature('trial', said)}`
  expect(formerOrderLink('trial', token)).toEqual({ number: 'S1' })
  moveClock(2000)
  expect(formerOrderLink('trial', token)).toBeNull()
})
