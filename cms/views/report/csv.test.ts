import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a report is a CSV file in euros that a Finnish spreadsheet opens', () => {
  const columns = ['Tili', 'Saldo']
  const rows = [
    ['Myynti; "2,5 %"', -123_450],
    ['Arvonlisävero', 5],
  ]
  expect(csvOf({ columns, rows })).toBe('\uFEFFTili;Saldo\r\n"Myynti; ""2,5 %""";-1234,50\r\nArvonlisävero;0,05\r\n')
})
