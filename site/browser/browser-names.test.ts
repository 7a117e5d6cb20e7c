import { expect, test } from 'vitest'
import info from '#locales/fi/info.json'
import * as names from './browser-names.ts'

const listed = info.cookie_list.sections.map(({ heading }) => heading)
const { CART_CHANGED: _event, ...storageKeys } = names

test.each(Object.values(storageKeys))('the cookie list tells of %s', (name) => {
  expect(listed).toContain(name)
})
