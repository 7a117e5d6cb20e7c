import { afterEach, expect, test } from 'vitest'
import { asNobody } from '../door.ts'
import { keepPage } from './cache.ts'

afterEach(() => Reflect.deleteProperty(globalThis, 'knock'))

test.each([
  { told: [], kept: 600 },
  { told: ['3600'], kept: 600 },
  { told: ['45'], kept: 44 },
  { told: ['300', '45', '120'], kept: 44 },
  { told: ['1'], kept: undefined },
  { told: ['0'], kept: undefined },
])('a page that was told things hold for $told seconds is kept for $kept', async ({ told, kept }) => {
  const request = new Request('http://localhost/kehykset')
  for (const seconds of told) {
    globalThis.knock = async () => new Response('{}', { headers: { 'x-holds-for': seconds } })
    await asNobody(request).fetch(new Request('http://localhost/api/catalog/list'))
  }
  expect(keptFor(request)).toBe(kept)
})

test('another page may be kept as long as any', async () => {
  globalThis.knock = async () => new Response('{}', { headers: { 'x-holds-for': '45' } })
  await asNobody(new Request('http://localhost/kehykset')).fetch(new Request('http://localhost/api/catalog/list'))
  expect(keptFor(new Request('http://localhost/kehykset'))).toBe(600)
})

function keptFor(request: Request): number | undefined {
  let kept: number | undefined
  const set = (terms: false | { maxAge: number }) => void (kept = terms ? terms.maxAge : undefined)
  keepPage({ request, cache: { set } as never }, [])
  return kept
}
