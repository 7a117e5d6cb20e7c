import { describe, expect, test } from 'vitest'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { unusualValues } from './unusual.ts'

describe('flagging a prescription as unusual', () => {
  test.each([
    ['an ordinary prescription is not flagged', {}, []],
    ['eyes that differ by less than 2 D are not flagged', { rightSphere: -3, leftSphere: -4.75 }, []],
    ['eyes with opposite signs are flagged', { rightSphere: 1, leftSphere: -1 }, ['sign_flip']],
    ['opposite signs with a small sphere are not flagged', { rightSphere: 0.75, leftSphere: -1 }, []],
    ['eyes that differ by more than 2 D are flagged', { rightSphere: -1, leftSphere: -3.25 }, ['eyes_differ']],
    ['eyes that differ by exactly 2 D are not flagged', { rightSphere: -1, leftSphere: -3 }, []],
    [
      'opposite signs and a large difference are flagged together',
      { rightSphere: 2, leftSphere: -2 },
      ['sign_flip', 'eyes_differ'],
    ],
    ['pupils that lie close are flagged', { rightPupillaryDistance: 24, leftPupillaryDistance: 25.5 }, ['pd_sum']],
    ['pupils that lie far apart are flagged', { rightPupillaryDistance: 38, leftPupillaryDistance: 37.5 }, ['pd_sum']],
    ['a distance at the bounds is not flagged', { rightPupillaryDistance: 37.5, leftPupillaryDistance: 37.5 }, []],
    ['pupils 10 mm apart are flagged', { rightPupillaryDistance: 28, leftPupillaryDistance: 38 }, ['pd_differ']],
    ['pupils exactly 4 mm apart are not flagged', { rightPupillaryDistance: 29, leftPupillaryDistance: 33 }, []],
    [
      'cylinders that differ by more than 2 D are flagged',
      { rightCylinder: -2.25, rightAxis: 10 },
      ['cylinders_differ'],
    ],
    ['additions that differ are flagged', { rightAddition: 2, leftAddition: 2.5 }, ['additions_differ']],
    ['an addition for one eye is flagged', { rightAddition: 2 }, ['additions_differ']],
    ['a prism in the note is flagged', { note: 'Prisma 2 kanta ulos' }, ['prism']],
    ['another note is not flagged', { note: 'Silmät väsyvät iltaisin.' }, []],
    ['a missing distance is not flagged', { rightPupillaryDistance: 0, leftPupillaryDistance: 31 }, []],
    [
      'an eye written in plus form is compared in minus form',
      { rightSphere: -4, rightCylinder: 3, rightAxis: 90, leftSphere: -1, leftCylinder: -3, leftAxis: 180 },
      [],
    ],
  ])('%s', (_, values, unusual) => {
    expect(unusualValues(prescription(values))).toEqual(unusual)
  })
})

test.each([
  ['near', {}, ['no_addition']],
  ['screen', {}, ['no_addition']],
  ['far', {}, []],
  ['near', { rightAddition: 2, leftAddition: 2 }, []],
] as const)('lenses for %s by %o are flagged as %o', (use, values, unusual) => {
  expect(unusualValues(prescription(values), null, use)).toEqual(unusual)
})

test('a sign that turns since the last prescription is flagged at any power', () => {
  const last = prescription({ rightSphere: 0.25, leftSphere: 0 })
  expect(unusualValues(prescription({ rightSphere: -0.25, leftSphere: 0 }), last)).toEqual(['sign_flip_since'])
})

function prescription(differences: Partial<GlassesPrescription>): GlassesPrescription {
  const right = { rightSphere: -1, rightCylinder: 0, rightAxis: 0, rightAddition: 0, rightPupillaryDistance: 31.5 }
  const left = { leftSphere: -1, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 31.5 }
  return { ...right, ...left, examinedOn: '2026-05-04', ...differences }
}
