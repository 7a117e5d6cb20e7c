import { beforeEach, expect, test, vi } from 'vitest'
import refusal from '#locales/fi/refusal.json'

beforeEach(() => {
  vi.resetModules()
  const region = { dataset: { unreachable: refusal.shop.unreachable } }
  vi.stubGlobal('document', { querySelector: () => region })
})

test('a refusal is shown as its sentence, with its placeholders filled', async () => {
  const { sentenceFor } = await import('./notice.ts')
  const said = await sentenceFor({ code: 'cart.quantity_over_limit', details: { max: 12 } })
  expect(said).toBe(refusal.cart.quantity_over_limit.replace('{{max}}', '12'))
})

test.each(['shop.unreachable', 'cart.changed'] as const)(
  'without a fetched sentence, %s is shown as a lost connection',
  async (code) => {
    vi.doMock('#locales/fi/refusal.json', () => Promise.reject(new TypeError('Failed to fetch')))
    const { sentenceFor } = await import('./notice.ts')
    expect(await sentenceFor({ code, details: {} })).toBe(refusal.shop.unreachable)
    vi.doUnmock('#locales/fi/refusal.json')
  },
)
