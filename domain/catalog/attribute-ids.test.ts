import { expect, test } from 'vitest'
import { FrameForm } from '#contracts/catalog.ts'
import { Attribute } from '#contracts/facts.ts'
import attributes from '#locales/fi/attributes.json'
import { attributeIds, marketIds, valueCode } from './attribute-ids.ts'
import { colorFamilies } from './colors.ts'

test('each number belongs to one market and one attribute', () => {
  for (const table of [marketIds, attributeIds])
    expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length)
})

test('all 28 attributes of the specification have their specified number', () => {
  const numbers = [
    1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26, 39, 43, 52, 53, 81,
  ]
  expect(Object.values(attributeIds).toSorted((a, b) => a - b)).toEqual(numbers)
})

test('every attribute has a name', () => {
  expect(Object.keys(attributes.names)).toEqual(expect.arrayContaining(Object.keys(attributeIds)))
})

test('every attribute of the API has a name, and a word for each of its codes', () => {
  expect(Object.keys(attributes.names)).toEqual(expect.arrayContaining(Attribute.options))
  expect(Object.keys(attributes.values.color)).toEqual(Object.keys(colorFamilies))
  expect(Object.keys(attributes.values.shape)).toEqual(FrameForm.shape.shape.options)
})

test.each([
  ['Uusi puu', 'uusi-puu'],
  ['Kaste Vision A/S', 'kaste-vision-a-s'],
  ['Lumme Päivä', 'lumme-paiva'],
  ['  Kallio! ', 'kallio'],
])('%j is written %j in an address', (words, code) => {
  expect(valueCode(words)).toBe(code)
})
