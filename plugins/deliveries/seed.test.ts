import { expect, test } from 'vitest'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import { problemWithNumber } from '#domain/deliveries/numbered-methods.ts'
import seeded from '../../content-seeds/deliveries/methods.json'

const methods = seeded as { methodId: number; name: string; kind: DeliveryMethod['kind'] }[]

test.each(methods)('the seeded delivery method $name has the kind that its number says', ({ methodId, kind }) => {
  expect(problemWithNumber(methodId, kind)).toBe(null)
})
