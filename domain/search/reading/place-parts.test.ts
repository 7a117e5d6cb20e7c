import { expect, test } from 'vitest'
import { asksWhere, isHouseNumber, isOfUnknownPlace, isPlainGlasses } from './place-parts.ts'
import type { Part, Reading } from './reading.ts'

const part = (aspect: Part['aspect'], typed: string, filters: Part['filters'] = []): Part => ({
  aspect,
  typed,
  words: typed,
  filters,
  sure: 1,
})
const reading = (parts: Part[], known: string[] = []): Reading => {
  const words = parts.map(({ typed }) => typed)
  return { parts, known: new Set(known), words, telling: words, isSentence: false, mended: null, apart: null }
}
const frames = [{ facet: 'category', values: ['frames'] }]

test.each([
  ['porissa', true],
  ['porista', true],
  ['tampereella', true],
  ['tampereelta', true],
  ['pori', false],
  ['poriin', false],
])('sunglasses and the place %s ask where to buy: %s', (place, asks) => {
  expect(asksWhere(reading([part('place', place), part('category', 'aurinkolasit')]))).toBe(asks)
})

test('a question that says more of the goods than their kind does not ask where', () => {
  const parts = [part('place', 'porista'), part('category', 'aurinkolasit'), part('color', 'punaiset')]
  expect(asksWhere(reading(parts))).toBe(false)
})

test('glasses are plain unless the question says frames', () => {
  expect(isPlainGlasses(part('category', 'silmälasit', frames))).toBe(true)
  expect(isPlainGlasses(part('category', 'kehykset', frames))).toBe(false)
  expect(isPlainGlasses(part('category', 'pokat', frames))).toBe(false)
  expect(isPlainGlasses(part('category', 'piilolinssit', [{ facet: 'category', values: ['contact_lenses'] }]))).toBe(
    false,
  )
})

test('one unknown word beside a word for a store may be a place', () => {
  const store = part('store', 'myymälä')
  expect(isOfUnknownPlace(reading([part('word', 'tampree'), store]))).toBe(true)
  expect(isOfUnknownPlace(reading([part('word', 'huolto'), store], ['huolto']))).toBe(false)
  expect(isOfUnknownPlace(reading([part('word', 'tampree')]))).toBe(false)
  expect(isOfUnknownPlace(reading([part('word', 'tampree'), part('word', 'keskus'), store]))).toBe(false)
})

test('the number of a house has at most three digits', () => {
  expect(['7', '12', '120', '1200', '33100', '7b'].filter(isHouseNumber)).toEqual(['7', '12', '120'])
})
