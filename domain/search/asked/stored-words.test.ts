import { describe, expect, test } from 'vitest'
import { storedWords } from './stored-words.ts'

describe('storing the words of a search', () => {
  test.each([
    ['  Aurinko\u0000  LASIT ', 'aurinko lasit'],
    ['A\u0308a\u0308nekoski', 'äänekoski'],
    ['acuvue oasys 24', 'acuvue oasys 24'],
    ['lasit 2026', 'lasit 2026'],
    ['-2.75 piilolinssit', '-2.75 piilolinssit'],
  ])('stores %j as %j', (typed, saved) => {
    expect(storedWords(typed)).toBe(saved)
  })

  test.each([
    ['a'],
    [''],
    ['12'],
    ['🙂🙂🙂'],
    ['aino.makela@example.com'],
    ['Aino 040 123 4567'],
    ['131052-308T'],
    ['Mäkelä 52-308t'],
    ['tilaus 104217'],
    ['https://example.com/x'],
    ['x'.repeat(61)],
  ])('does not store %j', (typed) => {
    expect(storedWords(typed)).toBeNull()
  })
})
