import { expect, test } from 'vitest'
import { checkedRows } from './bank-rows.ts'
import { readKtl } from './read-ktl.ts'
import { ktlFile } from './ktl.fixture.ts'

const rows = [
  { archiveId: '2611201A00000001', reference: '1232', amount: 4050, payer: 'MÄKELÄ AINO' },
  { archiveId: '2611201A00000002', reference: '12344', amount: 100, payer: 'LAINE' },
]

test('a file of incoming reference payments is read', () => {
  expect(readKtl(ktlFile(rows))).toEqual(
    rows.map((row) => ({
      ...row,
      paidOn: '2026-11-20',
      message: '',
      isCorrection: false,
      isBooked: true,
      problem: null,
    })),
  )
})

test('a file with two batches and a correction is read', () => {
  const correction = { ...rows[0]!, archiveId: '2611201A00000003', isCorrection: true }
  const read = readKtl(ktlFile(rows) + ktlFile([correction]))
  expect(read.map(({ isCorrection }) => isCorrection)).toEqual([false, false, true])
})

test.each([
  ['its end', (text: string) => text.split('\n').slice(0, -2).join('\n'), 'bankfile.half'],
  ['a payment', (text: string) => text.split('\n').toSpliced(1, 1).join('\n'), 'bankfile.half'],
  ['its beginning', (text: string) => text.split('\n').slice(1).join('\n'), 'bankfile.half'],
  ['half of a line', (text: string) => text.replace(/^(3.{40}).*$/m, '$1'), 'bankfile.half'],
  ['its kind', () => 'Päivä;Summa\n20.11.;12,00', 'bankfile.unreadable'],
])('a file that lacks %s is refused as a whole', (_, spoil, code) => {
  expect(() => readKtl(spoil(ktlFile(rows)))).toThrow(code)
})

test.each([
  ['its euros', (text: string) => text.replace(/^(3.{74})1/m, '$19'), 'foreign_currency'],
  ['its day', (text: string) => text.replace(/^(3.{20})261120/m, '$1261320'), 'unreadable'],
  ['its sum', (text: string) => text.replace(/^(3.{76})\d{10}/m, '$10000000000'), 'unreadable'],
])('a payment that lacks %s is a row with a problem, and the others are read', (_, spoil, problem) => {
  const read = checkedRows(readKtl(spoil(ktlFile(rows))))
  expect(read.map((row) => row.problem)).toEqual([problem, null])
})

test('a file with a duplicate row, without rows or without one that can be read is refused', () => {
  const noEuros = (text: string) => text.replace(/^(3.{74})1/gm, '$19')
  expect(() => checkedRows(readKtl(ktlFile([rows[0]!, rows[0]!])))).toThrow('bankfile.row_twice')
  expect(() => checkedRows(readKtl(ktlFile([])))).toThrow('bankfile.empty')
  expect(() => checkedRows(readKtl(noEuros(ktlFile(rows))))).toThrow('bankfile.foreign_currency')
})
