import { expect, test } from 'vitest'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { valueTable } from './value-table.ts'

test('values stand in the columns of the paper, and what an eye does not need is a dash', () => {
  const written: GlassesPrescription = {
    ...nothing,
    rightSphere: -1.25,
    rightCylinder: -0.5,
    rightAxis: 90,
    rightAddition: 2,
    rightPupillaryDistance: 31.5,
    leftSphere: 0.75,
    leftPupillaryDistance: 32,
  }
  expect(valueTable(written)).toEqual({
    columns: ['SF', 'CYL', 'AX', 'ADD', 'PD'],
    rows: [
      { eye: 'right', values: ['−1,25', '−0,50', '90°', '+2,00', '31,5'] },
      { eye: 'left', values: ['+0,75', '–', '–', '–', '32'] },
    ],
  })
})

test('a column that neither eye fills is left out, and so is an eye without values', () => {
  expect(valueTable({ ...nothing, leftSphere: -2 })).toEqual({
    columns: ['SF'],
    rows: [{ eye: 'left', values: ['−2,00'] }],
  })
  expect(valueTable(nothing)).toEqual({ columns: [], rows: [] })
})

const nothing: GlassesPrescription = {
  rightSphere: 0,
  rightCylinder: 0,
  rightAxis: 0,
  rightAddition: 0,
  rightPupillaryDistance: 0,
  leftSphere: 0,
  leftCylinder: 0,
  leftAxis: 0,
  leftAddition: 0,
  leftPupillaryDistance: 0,
  examinedOn: '2026-05-04',
}
