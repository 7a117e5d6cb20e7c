import { expect, test } from 'vitest'
import { cardPath } from './card-path.ts'

test.each([
  ['/', 'kehykset/kuura/havu-musta', '/kehykset/kuura/havu-musta'],
  ['/?previewCart=1', 'kehykset/kuura/havu-musta', '/kehykset/kuura/havu-musta?previewCart=1'],
  ['/uusi-tuote', 10_001, '/uusi-tuote/10001'],
  ['/uusi-tuote/?utm_source=kirje&koko=M', 10_001, '/uusi-tuote/10001?utm_source=kirje&koko=M'],
  ['/uusi-tuote?', 10_001, '/uusi-tuote/10001'],
])('from the base %s a card of the article %s leads to %s', (base, article, path) => {
  expect(cardPath(base, article)).toBe(path)
})
