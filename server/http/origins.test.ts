import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isForeign } from './origins.ts'

const trusted = new Set(['localhost:3000'])
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  { method: 'POST', headers: { ...form, origin: 'http://localhost:3000' }, verdict: false },
  { method: 'POST', headers: json, verdict: false },
  { method: 'GET', headers: { origin: 'http://evil.example' }, verdict: false },
  { method: 'POST', headers: { ...json, 'sec-fetch-site': 'same-origin' }, verdict: false },
  { method: 'POST', headers: { ...form, cookie: 'shopper=a' }, verdict: true },
  { method: 'POST', headers: { cookie: 'shopper=a' }, verdict: true },
  { method: 'POST', headers: form, verdict: false },
  { method: 'POST', headers: { ...form, 'sec-fetch-site': 'cross-site' }, verdict: true },
  { method: 'POST', headers: { ...json, origin: 'http://evil.example' }, verdict: true },
  { method: 'POST', headers: { ...json, origin: 'null' }, verdict: true },
  { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' }, verdict: true },
  { method: 'DELETE', headers: { ...json, 'sec-fetch-site': 'same-site' }, verdict: true },
])('$method with $headers is foreign: $verdict', ({ method, headers, verdict }) => {
  expect(isForeign({ method, headers } as unknown as IncomingMessage, trusted)).toBe(verdict)
})
