import { expect, test } from 'vitest'
import { trustedHosts } from './hosts.ts'

const hosts = trustedHosts({ port: 3000, url: 'https://own.example', hosts: ['Shop.example', 'other.example:8080'] })

test.each([
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'own.example',
  'shop.example',
  'shop.example:3000',
  'other.example:8080',
])('%s is a host of the shop', (host) => {
  expect(hosts.has(host)).toBe(true)
})

test.each(['', 'localhost', 'localhost:3001', 'evil.example', 'own.example.evil.example', 'other.example'])(
  '"%s" is not a host of the shop',
  (host) => {
    expect(hosts.has(host)).toBe(false)
  },
)
