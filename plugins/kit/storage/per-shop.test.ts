import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { perShop } from './per-shop.ts'

const opened = () => ({ payload: {} as Payload })

test('a shop has one value of a name for all callers, and another shop its own', () => {
  const [shop, other] = [opened(), opened()]
  const [ofOneBundle, ofAnother] = [1, 2].map(() => perShop('tried', () => new Set<string>()))
  ofOneBundle!(shop).add('seen')
  expect(ofAnother!(shop)).toBe(ofOneBundle!(shop))
  expect([...ofOneBundle!(other)]).toEqual([])
  expect([...perShop('another', () => new Set<string>())(shop)]).toEqual([])
})
