import { describe, expect, test } from 'vitest'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { unusualValues } from './unusual.ts'

describe('flagging a prescription as unusual', () => {
  test.each([
    ['not at all', {}, []],
    ['not with two eyes alike', { rightSphere: -3, leftSphere: -4.75 }, []],
    ['when its signs differ', { rightSphere: 1, leftSphere: -1 }, ['sign_flip']],
    ['not when one sphere is small', { rightSphere: 0.75, leftSphere: -1 }, []],
    ['when its eyes differ by more than 2 D', { rightSphere: -1, leftSphere: -3.25 }, ['eyes_differ']],
    ['not by exactly 2 D', { rightSphere: -1, leftSphere: -3 }, []],
    ['in two ways at once', { rightSphere: 2, leftSphere: -2 }, ['sign_flip', 'eyes_differ']],
    ['when the pupils lie close', { rightPupillaryDistance: 24, leftPupillaryDistance: 25.5 }, ['pd_sum']],
    ['when the pupils lie far', { rightPupillaryDistance: 38, leftPupillaryDistance: 37.5 }, ['pd_sum']],
    ['not at the bounds', { rightPupillaryDistance: 37.5, leftPupillaryDistance: 37.5 }, []],
    ['not where a distance is missing', { rightPupillaryDistance: 0, leftPupillaryDistance: 31 }, []],
    [
      'not because one eye is written in plus form',
      { rightSphere: -4, rightCylinder: 3, rightAxis: 90, leftSphere: -1, leftCylinder: -3, leftAxis: 180 },
      [],
    ],
  ])('flags it %s', (_, values, unusual) => {
    expect(unusualValues(prescription(values))).toEqual(unusual)
  })
})

function prescription(differences: Partial<GlassesPrescription>): GlassesPrescription {
  const right = { rightSphere: -1, rightCylinder: 0, rightAxis: 0, rightAddition: 0, rightPupillaryDistance: 31.5 }
  const left = { leftSphere: -1, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 31.5 }
  return { ...right, ...left, examinedOn: '2026-05-04', ...differences }
}
