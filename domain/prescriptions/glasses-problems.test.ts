import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { assertBeGrindable, type LensDemands, problemsWithGlasses } from './glasses-problems.ts'
import { valuesPerEye } from './per-eye.ts'
import { transpose } from './transpose.ts'

const today = '2026-11-21'
const singleVision: LensDemands = { kind: 'single-vision', bounds: bounds({ addition: null }) }
const progressive: LensDemands = { kind: 'progressive', bounds: bounds({}) }

describe('a glasses prescription', () => {
  test('can be ground if it is of ordinary strength and from this year', () => {
    expect(problemsWithGlasses(prescription(), today, singleVision)).toEqual([])
  })

  test.each([
    { rightSphere: 4, rightCylinder: 0, codes: [] },
    { rightSphere: 4.25, rightCylinder: 0, codes: ['prescription.too_strong'] },
    { rightSphere: 4.5, rightCylinder: -0.75, codes: [] },
    { rightSphere: 3.75, rightCylinder: 0.5, codes: [] },
    { rightSphere: 4.25, rightCylinder: 0.5, codes: ['prescription.too_strong'] },
    { rightSphere: -9, rightCylinder: 0, codes: [] },
  ])('has, with $rightSphere D and cylinder $rightCylinder D, the problems $codes', ({ codes, ...values }) => {
    expect(codesOf(prescription({ ...values, rightAxis: 90 }))).toEqual(codes)
  })

  test('needs the axis of a cylinder in the eye that has one', () => {
    expect(problemsWithGlasses(prescription({ leftCylinder: -0.5 }), today)).toEqual([
      { code: 'prescription.axis_missing', eye: 'left', field: 'axis' },
    ])
  })

  test.each([
    [{ rightPupillaryDistance: 0, leftPupillaryDistance: 0 }, [undefined]],
    [{ rightPupillaryDistance: 0 }, ['right']],
    [{}, []],
  ])('lacks, with %j, the pupillary distance of: %j', (values, eyes) => {
    const problems = problemsWithGlasses(prescription(values), today)
    expect(problems.map(({ code }) => code)).toEqual(eyes.map(() => 'prescription.pd_missing'))
    expect(problems.map(({ eye }) => eye)).toEqual(eyes)
  })

  test.each([
    [{ rightPupillaryDistance: 0, leftPupillaryDistance: 0 }, []],
    [{ rightPupillaryDistance: 0 }, ['prescription.pd_missing']],
    [{ rightPupillaryDistance: 6.3 }, ['prescription.pd_too_short']],
  ])('may lack, for lenses that are fitted in a store, both distances and not one: %j', (values, codes) => {
    expect(codesOf(prescription(values), { needsFitting: true })).toEqual(codes)
  })

  test('distinguishes a distance that is impossibly short from one that is missing', () => {
    const written = prescription({ rightPupillaryDistance: 0, leftPupillaryDistance: 6.3 })
    expect(problemsWithGlasses(written, today)).toEqual([
      { code: 'prescription.pd_missing', eye: 'right', field: 'pupillaryDistance' },
      { code: 'prescription.pd_too_short', eye: 'left', field: 'pupillaryDistance', details: { min: 15 } },
    ])
  })

  test.each([
    [{ rightSphere: -6.25 }, 'sphere', { name: 'SF', value: '−6,25', from: '−6,00', to: '+5,00' }],
    [{ rightCylinder: -4.25, rightAxis: 10 }, 'cylinder', { name: 'CYL', value: '−4,25', from: '−4,00', to: '0,00' }],
    [{ rightSphere: -6.5, rightCylinder: 0.5, rightAxis: 10 }, undefined, undefined],
    [{ rightSphere: -6.25, rightCylinder: 0.25, rightAxis: 10 }, undefined, undefined],
  ])('is checked, with %j, against the bounds of the chosen lens: %s', (values, field, details) => {
    const expected = field ? [{ code: 'prescription.out_of_range', eye: 'right', field, details }] : []
    expect(problemsWithGlasses(prescription(values), today, singleVision)).toEqual(expected)
  })

  test('is reported in its minus form when it is written in plus form and lies outside the lens', () => {
    const written = prescription({ rightSphere: -6.75, rightCylinder: 0.5, rightAxis: 10 })
    expect(problemsWithGlasses(written, today, singleVision)).toEqual([
      {
        code: 'prescription.out_of_range_in_minus',
        eye: 'right',
        field: 'sphere',
        details: { name: 'SF', value: '−6,25', from: '−6,00', to: '+5,00' },
      },
    ])
  })

  test('needs for progressive lenses an addition in both eyes, within what is made', () => {
    expect(problemsWithGlasses(prescription({ rightAddition: 4 }), today, progressive)).toEqual([
      {
        code: 'prescription.out_of_range',
        eye: 'right',
        field: 'addition',
        details: { name: 'ADD', value: '+4,00', from: '+0,75', to: '+3,00' },
      },
      { code: 'prescription.addition_missing', eye: 'left', field: 'addition' },
    ])
  })

  test('may have an addition that single-vision lenses do not use', () => {
    expect(problemsWithGlasses(prescription({ rightAddition: 2 }), today, singleVision)).toEqual([])
  })

  test.each([-30, -0.25, 4.25, 9])('cannot have an addition of %d, whatever the lenses', (rightAddition) => {
    expect(codesOf(prescription({ rightAddition }), singleVision)).toEqual(['prescription.addition_impossible'])
  })

  test.each([
    ['2026-11-22', ['prescription.not_examined_yet']],
    ['2026-11-21', []],
    ['2025-11-22', []],
    ['2025-11-21', ['prescription.too_old']],
    ['2019-05-04', ['prescription.too_old']],
  ])('has, from %s, the problems %j', (examinedOn, codes) => {
    expect(codesOf(prescription({ examinedOn }))).toEqual(codes)
  })

  test('is valid from a leap day until the last of February', () => {
    const written = prescription({ examinedOn: '2024-02-29' })
    expect(problemsWithGlasses(written, '2025-02-28')).toEqual([])
    expect(problemsWithGlasses(written, '2025-03-01')).not.toEqual([])
  })

  test('is not checked for lenses without power', () => {
    expect(
      problemsWithGlasses(prescription({ examinedOn: '2001-01-01' }), today, { kind: 'non-prescription' }),
    ).toEqual([])
  })

  test('gets the same verdict in plus and in minus form', () => {
    fc.assert(
      fc.property(quarters(-12, 12), quarters(-6, 6), fc.integer({ min: 1, max: 180 }), (sphere, cylinder, axis) => {
        const written = prescription({ rightSphere: sphere, rightCylinder: cylinder, rightAxis: axis })
        const other = transpose(valuesPerEye(written).right)
        const rewritten = { rightSphere: other.sphere, rightCylinder: other.cylinder, rightAxis: other.axis }
        for (const lens of [{}, singleVision]) {
          expect(fieldsOf({ ...written, ...rewritten }, lens)).toEqual(fieldsOf(written, lens))
        }
      }),
    )
  })

  test('is refused with its first problem if it cannot be ground', () => {
    expect(() => assertBeGrindable(prescription(), today)).not.toThrow()
    expect(() => assertBeGrindable(prescription({ rightSphere: -7 }), today, singleVision)).toThrow(
      new Refusal('prescription.out_of_range', { name: 'SF', value: '−7,00', from: '−6,00', to: '+5,00' }),
    )
  })
})

function codesOf(written: GlassesPrescription, lens: LensDemands = {}) {
  return problemsWithGlasses(written, today, lens).map(({ code }) => code)
}

function fieldsOf(written: GlassesPrescription, lens: LensDemands) {
  return problemsWithGlasses(written, today, lens).map(({ eye, field }) => [eye, field])
}

function quarters(min: number, max: number) {
  return fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4)
}

function bounds(differences: Partial<NonNullable<LensDemands['bounds']>>): NonNullable<LensDemands['bounds']> {
  const usual = { sphere: { from: -6, to: 5 }, cylinder: { from: -4, to: 0 }, addition: { from: 0.75, to: 3 } }
  return { ...usual, ...differences }
}

function prescription(differences: Partial<GlassesPrescription> = {}): GlassesPrescription {
  const right = { rightSphere: 1, rightCylinder: 0, rightAxis: 0, rightAddition: 0, rightPupillaryDistance: 31.5 }
  const left = { leftSphere: 1, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 31.5 }
  return { ...right, ...left, examinedOn: '2026-05-04', ...differences }
}
