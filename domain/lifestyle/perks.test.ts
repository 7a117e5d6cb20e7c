import { describe, expect, test } from 'vitest'
import type { Refusal } from '#domain/refusal.ts'
import { assertLensesAgain, assertNewLenses } from './new-lenses.ts'
import { givesPerks } from './perks.ts'

const refusing = (code: string) => expect.objectContaining({ code }) as Refusal
describe('a perk', () => {
  const active = { activeFrom: '2027-03-10', endsOn: null, isHeld: false }
  test.each([
    ['on the day of delivery', active, '2027-03-10', true],
    ['on the day before it', active, '2027-03-09', false],
    ['without a delivery', { ...active, activeFrom: null }, '2027-03-10', false],
    ['on the last day of a contract under notice', { ...active, endsOn: '2027-06-30' }, '2027-06-30', true],
    ['on the day after its last', { ...active, endsOn: '2027-06-30' }, '2027-07-01', false],
    ['while the contract waits for money', { ...active, isHeld: true }, '2027-04-01', false],
  ])('is given or not %s', (_, contract, day, isGiven) => {
    expect(givesPerks(contract, day)).toBe(isGiven)
  })
})

describe('new lenses', () => {
  test.each([
    [undefined, '2027-06-01', true],
    [['2027-06-01'], '2028-05-31', false],
    [['2027-06-01'], '2028-06-01', true],
    [['2025-01-01', '2027-06-01'], '2027-12-01', false],
  ])('ordered on %j can be ordered on %s: %s', (orderedOn, today, isOpen) => {
    const again = () => assertLensesAgain(orderedOn, today)
    if (isOpen) expect(again).not.toThrow()
    else expect(again).toThrow(refusing('lifestyle.lenses_used'))
  })

  const eye = { rightSphere: -1, rightCylinder: 0, rightAxis: null, rightAddition: null, rightPupillaryDistance: 31 }
  const other = { leftSphere: -1, leftCylinder: 0, leftAxis: null, leftAddition: null, leftPupillaryDistance: 31 }
  const prescription = { ...eye, ...other, examinedOn: '2026-01-01' } as never as NonNullable<
    Parameters<typeof assertNewLenses>[0]['prescription']
  >
  const before = { articleId: 1, prescription }
  test.each([
    [
      'another frame',
      { articleId: 2, prescription: { ...prescription, rightSphere: -2 } },
      'lifestyle.lenses_other_frame',
    ],
    [
      'the same values of a later exam',
      { articleId: 1, prescription: { ...prescription, examinedOn: '2027-01-01' } },
      'lifestyle.lenses_same',
    ],
    ['changed values', { articleId: 1, prescription: { ...prescription, rightSphere: -1.25 } }, null],
    ['a photograph', { articleId: 1, prescription: null }, null],
  ])('of %s', (_, chosen, code) => {
    const choosing = () => assertNewLenses(before, chosen)
    if (code === null) expect(choosing).not.toThrow()
    else expect(choosing).toThrow(refusing(code))
  })
})
