import { expect, test } from 'vitest'
import { eyeChartSteps, isOfNumbers } from './tables.ts'

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

test.each([
  [['1', '5–8', '10'], true],
  [['2 m', '50 cm', '12,5 cm'], true],
  [['25,5 %', '–', ''], true],
  [['−1,25', '+0,75'], true],
  [['1 234,50 €'], true],
  [['30 päivää', '14 päivää'], false],
  [['48', '1987, Tampere'], false],
  [['to–la 4.–6.3.'], false],
  [['40 cm – 2 m'], false],
  [['', '–'], false],
])('the cells %j are recognized as numbers or not', (cells, expected) => {
  expect(isOfNumbers(cells)).toBe(expected)
})
