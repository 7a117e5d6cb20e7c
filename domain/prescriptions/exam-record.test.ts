import { describe, expect, test } from 'vitest'
import type { ExamRecord } from '#contracts/exam-records.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import {
  isUnmeasured,
  assertBeMeasured,
  readAcuity,
  readMeasuredPower,
  unusualMeasurements,
  writeAcuity,
} from './exam-record.ts'
import { examTable } from './exam-table.ts'

const eye = { uncorrected: null, corrected: null, objective: null }
const nothing: ExamRecord = { right: eye, left: eye, binocular: null, pupillaryDistance: null }
const glasses: GlassesPrescription = {
  rightSphere: -2,
  rightCylinder: -1,
  rightAxis: 90,
  rightAddition: 0,
  rightPupillaryDistance: 31.5,
  leftSphere: -2,
  leftCylinder: 0,
  leftAxis: 0,
  leftAddition: 0,
  leftPupillaryDistance: 31.5,
  examinedOn: '2026-11-02',
}
const codeOf = (exam: ExamRecord) => {
  try {
    assertBeMeasured(exam, glasses)
    return null
  } catch (problem) {
    return (problem as { code: string }).code
  }
}

describe('a record of an exam', () => {
  test.each<[string, Partial<ExamRecord>, string | null]>([
    ['no values', {}, null],
    ['the lowest acuity of a chart', { binocular: 0.05 }, null],
    ['the highest acuity of a chart', { binocular: 2 }, null],
    ['an acuity below the chart', { binocular: 0.04 }, 'prescription.acuity_impossible'],
    ['an acuity of 3', { left: { ...eye, corrected: 3 } }, 'prescription.acuity_impossible'],
    ['an eye that counts fingers', { left: { ...eye, uncorrected: 'counting_fingers' } }, null],
    [
      'a cylinder without its axis',
      { right: { ...eye, objective: { sphere: 0, cylinder: -0.5, axis: 0 } } },
      'prescription.axis_missing',
    ],
    ['a distance between the pupils that is the sum of both eyes', { pupillaryDistance: 62 }, null],
    [
      'a distance between the pupils that is not the sum of both eyes',
      { pupillaryDistance: 65 },
      'prescription.distances_differ',
    ],
  ])('is accepted or refused with %s', (_, measured, code) => {
    expect(codeOf({ ...nothing, ...measured })).toBe(code)
  })

  test('counts as unmeasured only without any value', () => {
    expect([isUnmeasured(nothing), isUnmeasured({ ...nothing, binocular: 1 })]).toEqual([true, false])
  })

  test('is flagged where glasses make the acuity worse, or the autorefractor differs', () => {
    const worse = { ...nothing, left: { ...eye, uncorrected: 0.05, corrected: 'hand_motion' as const } }
    // The same eye in plus notation is the same.
    const same = { ...nothing, right: { ...eye, objective: { sphere: -3, cylinder: 1, axis: 180 } } }
    const other = { ...nothing, right: { ...eye, objective: { sphere: 2, cylinder: 0, axis: 0 } } }
    expect([worse, same, other].map((exam) => unusualMeasurements(exam, glasses))).toEqual([
      ['acuity_falls'],
      [],
      ['objective_differs'],
    ])
  })

  test('is shown without what was not measured', () => {
    const exam: ExamRecord = {
      ...nothing,
      right: {
        uncorrected: 0.4,
        corrected: 'light_perception',
        objective: { sphere: -1.25, cylinder: -0.5, axis: 90 },
      },
      left: { ...eye, objective: { sphere: 0.12, cylinder: 0, axis: 0 } },
      pupillaryDistance: 63,
    }
    expect(examTable(exam, (low) => low)).toEqual({
      rows: [
        { measured: 'uncorrected', values: { right: '0,4', left: '–' } },
        { measured: 'corrected', values: { right: 'light_perception', left: '–' } },
        { measured: 'objective', values: { right: '−1,25 / −0,50 × 90°', left: '+0,12' } },
      ],
      binocular: null,
      pupillaryDistance: '63\u00a0mm',
    })
  })
})

describe('reading typed measurements', () => {
  test.each([
    ['0,8', 0.8],
    ['1', 1],
    ['1.25', 1.25],
    ['', undefined],
    ['0,8+', undefined],
    ['20/20', undefined],
    ['99', undefined],
  ])('reads %j as the acuity %j', (typed, acuity) => expect(readAcuity(typed)).toBe(acuity))

  test.each([
    ['−1,12', -1.12],
    ['+0.5', 0.5],
    ['-0', 0],
    ['31', undefined],
    ['1,125', undefined],
    ['pl', undefined],
  ])('reads %j as the measured power %j', (typed, power) => expect(readMeasuredPower(typed)).toBe(power))

  test('writes an acuity with a decimal', () => expect([1, 0.63, 2].map(writeAcuity)).toEqual(['1,0', '0,63', '2,0']))
})
