import { expect, test } from 'vitest'
import info from '#locales/fi/info.json'
import * as names from './browser-names.ts'

const told = info.cookie_list.sections.map(({ heading }) => heading)
const { CART_CHANGED: _event, ...kept } = names

test.each(Object.values(kept))('the cookie list tells of %s', (name) => {
  expect(told).toContain(name)
})
