import { expect, test } from 'vitest'
import { CategoryId } from '#contracts/catalog.ts'
import { FilterGroup } from '#contracts/listing.ts'
import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import { attributeIds } from './attribute-ids.ts'
import { filterGroups, groupNames, groupsFor } from './filter-groups.ts'

test('all 22 groups of the specification have their specified number', () => {
  expect(Object.fromEntries(Object.values(filterGroups).map(({ specified, id }) => [specified, id]))).toEqual({
    UsageTime: 4,
    AllDayContactLens: 3,
    TypeOfLenses: 2,
    LensBrand: 22,
    Manufacturer: 1,
    Accessories: 38,
    AccessoriesMore: 45,
    AccessoriesLenses: 23,
    Brand: 5,
    Color: 8,
    TypeOfProduct: 9,
    Shape: 6,
    TypeOfGlasses: 39,
    Demographic: 7,
    Collection: 81,
    Material: 21,
    Polarized: 37,
    Photocromic: 50,
    Sports: 46,
    PurchaseOnline: 84,
    SmartGlasses: 90,
    HearingAmplifier: 91,
  })
  expect(groupNames.toSorted()).toEqual(FilterGroup.options.toSorted())
})

test('a group that filters by an attribute has the number of that attribute', () => {
  const numbers: Record<string, number> = attributeIds
  for (const name of groupNames.filter((one) => one in numbers)) expect(filterGroups[name].id).toBe(numbers[name])
})

test('every group fits a category, and every category has groups', () => {
  for (const { fits } of Object.values(filterGroups)) expect(fits.length).toBeGreaterThan(0)
  for (const category of CategoryId.options) expect(groupsFor([category]).length).toBeGreaterThan(2)
})

test('only the filters of the whole shop are offered without a category', () => {
  expect(groupsFor([])).toEqual(['brand', 'shape', 'color', 'productType', 'purchaseOnline'])
})

test('the codes of colored lenses and other lens types have words for the page', () => {
  expect(filterGroups.lensType.codes).toEqual(Object.keys(attributes.values.lensType))
  expect(filterGroups.dayNight.codes).toEqual(Object.keys(attributes.values.dayNight))
  expect(filterGroups.smartFeature.codes).toEqual(Object.keys(attributes.values.smartFeature))
  expect(filterGroups.suitableFor.codes).toEqual(Object.keys(attributes.values.suitableFor))
})
