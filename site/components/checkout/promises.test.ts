import { expect, test } from 'vitest'
import { promises } from './promises.ts'

const tuesdayMorning = new Date('2026-11-24T07:00:00Z')

test('each kind of goods has its own promised day, and a frame waits for its lenses', () => {
  const bottle = {
    ref: 'a',
    parentRef: null,
    availability: 'in_stock',
    leadTimeDays: 1,
    prescriptionComes: null,
    needsFitting: false,
  } as const
  const frame = { ...bottle, ref: 'b' }
  const lenses = { ...bottle, ref: 'c', parentRef: 'b', leadTimeDays: 5 }
  const ordered = { ...bottle, ref: 'd', availability: 'supplier_order', leadTimeDays: 8 } as const
  expect(promises([bottle, frame, lenses, ordered], tuesdayMorning)).toEqual([
    { kind: 'stock', day: '2026-11-25' },
    { kind: 'supplier', day: '2026-12-04' },
    { kind: 'ground', day: '2026-12-01' },
  ])
  const later = { ...lenses, prescriptionComes: 'later' } as const
  expect(promises([frame, later], tuesdayMorning)).toEqual([{ kind: 'ground', day: null }])
  const fitted = { ...lenses, leadTimeDays: 10, needsFitting: true }
  expect(promises([frame, fitted], tuesdayMorning)).toEqual([{ kind: 'ground', day: null, afterFitting: 10 }])
  expect(promises([frame, lenses], tuesdayMorning).map(({ kind }) => kind)).toEqual(['ground'])
})
