import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { resolveClientAddress } from './client-address.ts'

test.each([
  ['the address of the socket', 0, undefined, '192.0.2.1'],
  ['the address of the socket, whatever the header claims', 0, '203.0.113.9', '192.0.2.1'],
  ['the address that our proxy saw', 1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['the address that the first of our proxies saw', 2, '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['the address of the socket when no proxy is in between', 1, undefined, '192.0.2.1'],
  ['the address that the only proxy on the way saw', 2, '198.51.100.7', '198.51.100.7'],
])('the address of a client is %s', (_, proxies, forwarded, address) => {
  const headers = { ...(forwarded && { 'x-forwarded-for': forwarded }), 'x-shop-inside': '1' }
  const request = { headers, socket: { remoteAddress: '::ffff:192.0.2.1' } } as unknown as IncomingMessage
  expect(resolveClientAddress(request, proxies)).toBe(address)
  expect(request.headers).toEqual({ 'x-forwarded-for': address })
})
