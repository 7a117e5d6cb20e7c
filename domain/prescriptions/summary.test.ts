import { describe, expect, test } from 'vitest'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { glassesSummary, lensSummary } from './summary.ts'

describe('glasses in words', () => {
  test('name every value that is not zero', () => {
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
    expect(glassesSummary(written)).toEqual([
      'Oikea: SF −1,25 D · CYL −0,50 D · AX 90° · ADD +2,00 D · PD 31,5\u00a0mm',
      'Vasen: SF +0,75 D · PD 32\u00a0mm',
    ])
  })

  test('leave out an eye without values', () => {
    expect(glassesSummary({ ...nothing, leftSphere: -2 })).toEqual(['Vasen: SF −2,00 D'])
    expect(glassesSummary(nothing)).toEqual([])
  })
})

describe('a contact lens in words', () => {
  test.each([
    ['right', { power: -2, baseCurve: 8.6, diameter: 14.2 }, 'Oikea: PWR −2,00 · BC 8,6 · DIA 14,2'],
    [
      'left',
      { axis: 180, cylinder: -0.75, diameter: 14.5, baseCurve: 9, power: 1.5 },
      'Vasen: PWR +1,50 · BC 9,0 · DIA 14,5 · CYL −0,75 · AX 180°',
    ],
    ['left', { power: 0, baseCurve: 8.45, addition: 'Low' }, 'Vasen: BC 8,45 · ADD Low'],
    ['right', { power: -1, addition: 1.5, dominance: 'N' }, 'Oikea: PWR −1,00 · ADD +1,50 · DOM N'],
    [null, { power: -1 }, 'PWR −1,00'],
    ['right', { power: 0, addition: '' }, null],
  ] as const)('for %s, %j reads %s', (side, parameters, text) => {
    expect(lensSummary(side, parameters)).toBe(text)
  })
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
