import { expect, test } from 'vitest'
import type { OrderState, OrderView } from '#contracts/orders.ts'
import { stagesOf } from './timeline.ts'

test('an order goes from received to delivered, and stands somewhere on the way', () => {
  expect(reported('sent')).toEqual(['received done', 'confirmed done', 'sent current', 'delivered ahead'])
})

test('glasses are looked at by an optician first', () => {
  expect(reported('pending', { parentRef: 'frame' })).toEqual([
    'received done',
    'pending current',
    'confirmed ahead',
    'sent ahead',
    'delivered ahead',
  ])
})

test('lenses without power are looked at by none', () => {
  expect(reported('confirmed', { parentRef: 'frame', isMadeToMeasure: false })).not.toContain('pending done')
})

test('in a store an order stands ready instead of being sent', () => {
  expect(reported('sent', { kind: 'store' })[2]).toBe('ready current')
})

test('what was broken off has nothing ahead', () => {
  expect(reported('canceled')).toEqual(['received done', 'canceled current'])
  expect(reported('returned')).toEqual(['delivered done', 'returned current'])
})

function reported(
  state: OrderState,
  { parentRef = null as string | null, isMadeToMeasure = true, kind = 'home' as OrderView['delivery']['kind'] } = {},
) {
  const lines = [{ parentRef, isMadeToMeasure }] as OrderView['lines']
  return stagesOf({ state, lines, delivery: { methodId: 1, kind, name: '', place: null, isFromStore: false } }).map(
    (stage) => `${stage.name} ${stage.place}`,
  )
}
