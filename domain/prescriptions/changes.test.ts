import { describe, expect, it } from 'vitest'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { changedValues } from './changes.ts'
import { unusualValues } from './unusual.ts'

const glasses = (differences: Partial<GlassesPrescription> = {}): GlassesPrescription => ({
  rightSphere: -2,
  rightCylinder: -0.5,
  rightAxis: 90,
  rightAddition: 0,
  rightPupillaryDistance: 31,
  leftSphere: -2.5,
  leftCylinder: 0,
  leftAxis: 0,
  leftAddition: 0,
  leftPupillaryDistance: 32,
  examinedOn: '2026-11-01',
  ...differences,
})

describe('comparing a prescription with the last one', () => {
  it('finds no change where only the notation differs', () => {
    const plus = glasses({ rightSphere: -2.5, rightCylinder: 0.5, rightAxis: 180 })
    expect(changedValues(glasses(), plus)).toEqual([])
    expect(unusualValues(plus, glasses())).toEqual([])
  })

  it('lists changes eye by eye in the order of the form', () => {
    expect(changedValues(glasses(), glasses({ leftSphere: -2.75, rightAxis: 85 }))).toEqual([
      { eye: 'right', field: 'axis', from: 90, to: 85 },
      { eye: 'left', field: 'sphere', from: -2.5, to: -2.75 },
    ])
  })

  it.each([
    [{ rightSphere: 2, leftSphere: 2.5, rightCylinder: 0, rightAxis: 0 }, ['sign_flip_since']],
    [{ rightSphere: -4.25, leftSphere: -4.75 }, ['changed_much']],
    [{ rightSphere: -4, leftSphere: -4.5 }, []],
    [{ rightSphere: 0.5, leftSphere: 0.25, rightCylinder: 0, rightAxis: 0 }, ['sign_flip_since']],
  ])('reports for %o the unusual changes %o', (differences, unusual) => {
    expect(unusualValues(glasses(differences), glasses())).toEqual(unusual)
    expect(unusualValues(glasses(differences))).toEqual([])
  })
})
