import { describe, expect, test } from 'vitest'
import { lensSummary } from './lens-summary.ts'

describe('a contact lens in words', () => {
  test.each([
    [{ power: -2, baseCurve: 8.6, diameter: 14.2 }, 'PWR −2,00 · BC 8,6 · DIA 14,2'],
    [
      { axis: 180, cylinder: -0.75, diameter: 14.5, baseCurve: 9, power: 1.5 },
      'PWR +1,50 · BC 9,0 · DIA 14,5 · CYL −0,75 · AX 180°',
    ],
    [{ power: 0, baseCurve: 8.45, addition: 'Low' }, 'BC 8,45 · ADD Low'],
    [{ power: -1, addition: 1.5, dominance: 'N' }, 'PWR −1,00 · ADD +1,50 · DOM N'],
    [{ power: -1 }, 'PWR −1,00'],
    [{ power: 0, addition: '' }, null],
  ] as const)('%j reads %s', (parameters, text) => {
    expect(lensSummary(parameters)).toBe(text)
  })
})
