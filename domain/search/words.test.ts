import { expect, test } from 'vitest'
import { keyOf, wordsOf } from './words.ts'

test('the number of an article is the same in fields of 8, 12, 13 and 14 digits', () => {
  for (const [number, forms] of [
    ['6409981101371', ['6409981101371', '06409981101371']],
    ['36000291452', ['036000291452', '0036000291452', '00036000291452']],
    ['96385074', ['96385074', '0000096385074', '00000096385074']],
  ] as const) {
    expect(forms.flatMap(wordsOf)).toEqual(forms.map(() => number))
    expect(forms.map(keyOf)).toEqual(forms.map(() => number))
  }
  expect([keyOf('0 6409981 101371'), keyOf('6 409981 101371')]).toEqual(['6409981101371', '6409981101371'])
  expect(wordsOf('007 0123456')).toEqual(['007', '0123456'])
})
