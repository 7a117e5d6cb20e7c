import { expect, test } from 'vitest'
import { readResizedPicture } from './resized-picture.ts'

const good = { url: 'https://kuvat.pyora.example/a.jpg', width: '256', format: 'webp' }
const read = (more: Record<string, string>) => readResizedPicture(new URLSearchParams({ ...good, ...more }))

test('a resized picture is requested by its address, a width and a format', () => {
  expect(read({})).toEqual({ url: new URL(good.url), width: 256, format: 'webp' })
  expect(read({ url: `${good.url}#a` }).url.href).toBe(good.url)
})

test.each([
  [{ width: '75' }, 'width'],
  [{ width: '-64' }, 'width'],
  [{ width: '1e9' }, 'width'],
  [{ width: '' }, 'width'],
  [{ format: 'gif' }, 'format'],
  [{ format: 'constructor' }, 'format'],
  [{ url: '/kuvat/a.webp' }, 'url'],
  [{ url: 'file:///etc/passwd' }, 'url'],
  [{ url: 'https://a:b@kuvat.pyora.example/a.jpg' }, 'url'],
  [{ url: `${good.url}?${'a'.repeat(2000)}` }, 'url'],
])('the request %j is refused', (more, name) => {
  expect(() => read(more)).toThrow(expect.objectContaining({ status: 422, loc: ['query', name] }))
})
