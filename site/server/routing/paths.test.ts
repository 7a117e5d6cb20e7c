import { expect, test } from 'vitest'
import { cardPath, shownPath } from './paths.ts'

test.each([
  ['/', 'kehykset/kuura/havu-musta', '/kehykset/kuura/havu-musta'],
  ['/?previewCart=1', 'kehykset/kuura/havu-musta', '/kehykset/kuura/havu-musta?previewCart=1'],
  ['/uusi-tuote', 10_001, '/uusi-tuote/10001'],
  ['/uusi-tuote/?utm_source=kirje&koko=M', 10_001, '/uusi-tuote/10001?utm_source=kirje&koko=M'],
  ['/uusi-tuote?', 10_001, '/uusi-tuote/10001'],
])('from the base %s a card of the article %s leads to %s', (base, article, path) => {
  expect(cardPath(base, article)).toBe(path)
})

const at = (path: string, content?: string) => {
  const locals = content === undefined ? {} : { content: { path: content } }
  return shownPath({ url: new URL(path, 'http://localhost'), locals } as Parameters<typeof shownPath>[0])
}

test.each([
  ['/', '/'],
  ['/kehykset/', '/kehykset'],
  ['/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4?q=02', '/löydä-myymälä'],
  ['/lo%CC%88yda%CC%88-myyma%CC%88la%CC%88', '/löydä-myymälä'],
])('the path %s is shown as %s', (path, shown) => {
  expect(at(path)).toBe(shown)
})

test('a page of the editors has the path that they chose, whatever file renders it', () => {
  expect(at('/content-page', '/takuut')).toBe('/takuut')
})
