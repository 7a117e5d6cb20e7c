import { describe, expect, test } from 'vitest'
import { lensSummary } from './lens-summary.ts'

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
