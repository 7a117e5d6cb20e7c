import { describe, expect, test } from 'vitest'
import type { StoredLine } from './stored-line.ts'
import { line } from './line.fixture.ts'
import { isSameLine } from './same-line.ts'

const prescription = {
  rightSphere: -1,
  rightCylinder: 0,
  rightAxis: 0,
  rightAddition: 0,
  rightPupillaryDistance: 31,
  leftSphere: -1,
  leftCylinder: 0,
  leftAxis: 0,
  leftAddition: 0,
  leftPupillaryDistance: 31,
  examinedOn: '2026-05-04',
}

describe('comparing two rows', () => {
  test('treats rows as one whatever their names and quantities', () => {
    expect(isSameLine(line({}), line({ ref: 'other', quantity: 7 }))).toBe(true)
  })

  test('treats rows as one when their fields are in another order', () => {
    const a = line({
      parameters: { power: -2, baseCurve: 8.6 },
      lensConfiguration: { tint: { color: 'gray', degree: 80 } },
    })
    const b = line({
      parameters: { baseCurve: 8.6, power: -2 },
      lensConfiguration: { tint: { degree: 80, color: 'gray' } },
    })
    expect(isSameLine(a, b)).toBe(true)
  })

  test.each([
    { skuId: 2 },
    { parentSkuID: 5 },
    { eye: 'left' },
    { parameters: { power: -2.25 } },
    { prescriptionGlasses: { ...prescription, leftSphere: -1.25 } },
    { prescriptionGlasses: { ...prescription, note: 'Prisma' } },
    { prescriptionGlasses: null },
    { lensConfiguration: { tint: { color: 'gray', degree: 80 } } },
    { subscriptionInterval: 'm3' },
    { examinedOn: '2026-05-04' },
  ] as Partial<StoredLine>[])('treats rows as two when they differ in %j', (difference) => {
    const a = line({ parameters: { power: -2 }, prescriptionGlasses: prescription })
    expect(isSameLine(a, { ...a, ...difference })).toBe(false)
  })
})
