import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { llmsText } from './llms-text.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

test('the guide names the site and its sections, and leaves out an empty one', () => {
  const links = [
    { title: 'Kehykset', path: '/kehykset', description: 'Kaikki\nkehykset.' },
    { title: 'Myymälät [kaikki]', path: '/löydä-myymälä', description: null },
  ]
  const text = llmsText({ name: 'Kauppa', description: 'Lasit verkosta.' }, [
    ['Tuotteet', links],
    ['Tyhjä', []],
  ])
  expect(text).toBe(`# Kauppa

> Lasit verkosta.

## Tuotteet

- [Kehykset](https://kauppa.example/kehykset): Kaikki kehykset.
- [Myymälät \\[kaikki\\]](https://kauppa.example/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4)
`)
})
