import { expect, test } from 'vitest'
import type { OrderState, OrderView } from '#contracts/orders.ts'
import { stagesOf } from './timeline.ts'

test('the timeline of an order goes from received to delivered, with its current stage', () => {
  expect(reported('sent')).toEqual(['received done', 'confirmed done', 'sent current', 'delivered ahead'])
})

test('the timeline of glasses contains the check by an optician', () => {
  expect(reported('pending', { parentRef: 'frame' })).toEqual([
    'received done',
    'pending current',
    'confirmed ahead',
    'sent ahead',
    'delivered ahead',
  ])
})

test('the timeline of lenses without power contains no check by an optician', () => {
  expect(reported('confirmed', { parentRef: 'frame', isMadeToMeasure: false })).not.toContain('pending done')
})

test.each([
  ['awaited', 'token', 'current', 'ahead'],
  ['held', null, 'done', 'current'],
])('a fitting that is %s stands before the optician', (_, bookBy, fitting, pending) => {
  const stages = reported('pending', { parentRef: 'frame', fitting: { bookBy, workingDays: 10 } })
  expect(stages.slice(0, 3)).toEqual(['received done', `fitting ${fitting}`, `pending ${pending}`])
})

test('the timeline of an order to a store contains ready instead of sent', () => {
  expect(reported('sent', { kind: 'store' })[2]).toBe('ready current')
})

test('the timeline of a canceled or returned order has no later stages', () => {
  expect(reported('canceled')).toEqual(['received done', 'canceled current'])
  expect(reported('returned')).toEqual(['delivered done', 'returned current'])
})

function reported(
  state: OrderState,
  {
    parentRef = null as string | null,
    isMadeToMeasure = true,
    kind = 'home' as OrderView['delivery']['kind'],
    fitting = null as OrderView['fitting'],
  } = {},
) {
  const lines = [{ parentRef, isMadeToMeasure }] as OrderView['lines']
  const delivery = { methodId: 1, kind, name: '', place: null, isFromStore: false }
  return stagesOf({ state, lines, delivery, fitting }).map((stage) => `${stage.name} ${stage.place}`)
}
