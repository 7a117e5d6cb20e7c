import { expect, test } from 'vitest'
import { eyeChartSteps } from './eye-chart-steps.ts'

test.each([
  [
    ['Näe', 'tarkasti se,', 'mikä on sinulle', 'tärkeää juuri nyt.'],
    [1, 2, 3, 4],
  ],
  [['Kuivat silmät'], [2]],
  [
    ['Kestävä kehitys', 'alkaa korjaamisesta'],
    [3, 4],
  ],
  [
    ['Lasten silmälasit ja niiden', 'valinta', 'kotona'],
    [4, 4, 4],
  ],
  [[], []],
])('the lines %j get the eye-chart sizes %j', (lines, steps) => expect(eyeChartSteps(lines)).toEqual(steps))
