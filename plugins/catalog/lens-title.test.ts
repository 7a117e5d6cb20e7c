import { expect, test } from 'vitest'
import { lensTitle } from './lens-title.ts'

test.each([
  [{ power: -10.5, baseCurve: 8.4, diameter: 14.2 }, 'Tyyni, PWR -10,50 · BC 8,4 · DIA 14,2'],
  [{ axis: 90, cylinder: -0.75, power: 0, baseCurve: 8.45 }, 'Tyyni, PWR 0,00 · BC 8,45 · CYL -0,75 · AX 90'],
  [{ power: -0, addition: 'Low', dominance: 'N' }, 'Tyyni, PWR 0,00 · ADD Low · DOM N'],
] as const)('a lens with the parameters %j has the title %s', (parameters, title) => {
  expect(lensTitle('Tyyni', parameters)).toBe(title)
})
