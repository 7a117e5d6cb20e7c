import { expect, test } from 'vitest'
import { FrameForm } from '#contracts/catalog.ts'
import { Attribute } from '#contracts/facts.ts'
import { Facet } from '#contracts/listing.ts'
import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import { colorFamilies } from './colors.ts'
import { attributeIds, filterGroupIds, marketIds } from './attribute-ids.ts'

test('a number names one market, and one attribute', () => {
  for (const table of [marketIds, attributeIds, filterGroupIds])
    expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length)
})

test('a filter has the number of the attribute it filters by', () => {
  expect(attributeIds).toMatchObject(filterGroupIds)
})

test('every filter of the wire has its number', () => {
  expect(Object.keys(filterGroupIds)).toEqual(Facet.shape.name.options)
})

test('every attribute has a name', () => {
  expect(Object.keys(attributes.names)).toEqual(expect.arrayContaining(Object.keys(attributeIds)))
})

test('every attribute of the wire has a name, and a word for each of its codes', () => {
  expect(Object.keys(attributes.names)).toEqual(expect.arrayContaining(Attribute.options))
  expect(Object.keys(attributes.values.color)).toEqual(Object.keys(colorFamilies))
  expect(Object.keys(attributes.values.shape)).toEqual(FrameForm.shape.shape.options)
})
