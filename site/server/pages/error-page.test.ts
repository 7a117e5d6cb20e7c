import { expect, test } from 'vitest'
import type { FailureCode } from '#contracts/refusals.ts'
import { errorPage } from './error-page.ts'

test.each([
  ['article.not_found', '/404', 404],
  ['request.malformed', '/404', 404],
  ['shop.unexpected', '/500', 500],
  ['shop.unreachable', '/500', 503],
  ['request.too_many', '/500', 503],
] as [FailureCode, string, number][])(
  'the failure %s is shown as the page %s with status %i',
  async (code, path, status) => {
    const drawn: unknown[] = []
    const rewrite = async (to: unknown) => {
      drawn.push(to)
      return new Response('drawn', { status: to === '/404' ? 404 : 500, headers: { 'content-type': 'text/html' } })
    }
    const page = await errorPage({ rewrite }, { code })
    expect({ drawn, status: page.status, text: await page.text() }).toEqual({ drawn: [path], status, text: 'drawn' })
    expect(page.headers.get('content-type')).toBe('text/html')
  },
)
