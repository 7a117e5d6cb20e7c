import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { securityText } from './security-text.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

test('security.txt names the seller’s contact, and is valid for less than a year', () => {
  expect(securityText('hei@example.com', '2026-11-22').split('\n')).toEqual([
    'Contact: mailto:hei@example.com',
    'Expires: 2027-05-21T00:00:00Z',
    'Preferred-Languages: fi, sv, en',
    'Canonical: https://kauppa.example/.well-known/security.txt',
    '',
  ])
})
