import { expect, test } from 'vitest'
import { bankBarcode } from './bank-barcode.ts'
import { epcPayload } from './epc-payload.ts'
import { formatIban, isBic, isFinnishIban, readIban } from './iban.ts'

test('a version 4 barcode equals the example of the guide', () => {
  const transfer = {
    iban: 'FI7944052020036082',
    amount: 488_315,
    reference: '868516259619897',
    dueDate: '2010-06-12',
  }
  expect(bankBarcode(transfer)).toBe('479440520200360820048831500000000868516259619897100612')
})

test('a version 5 barcode equals the example of the guide', () => {
  const transfer = {
    iban: 'FI5810171000000122',
    amount: 48_299,
    reference: 'RF06559582243294671',
    dueDate: '2012-01-31',
  }
  expect(bankBarcode(transfer)).toBe('558101710000001220004829906000000559582243294671120131')
})

test('an amount that does not fit into the barcode is left at zero', () => {
  const transfer = { iban: 'FI7944052020036082', amount: 100_000_000, reference: '1232', dueDate: '2026-12-01' }
  const barcode = bankBarcode(transfer)
  expect(barcode).toHaveLength(54)
  expect(barcode.slice(17, 25)).toBe('00000000')
})

test('the QR code contains the data of a credit transfer', () => {
  const transfer = {
    iban: 'FI2112345600000785',
    bic: 'NDEAFIHH',
    recipient: 'Optikko Oy',
    amount: 1205,
    reference: 'RF471232',
  }
  expect(epcPayload(transfer).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'NDEAFIHH', 'Optikko Oy', 'FI2112345600000785', 'EUR12.05', '', 'RF471232'],
  ])
})

test.each([
  ['fi21 1234 5600 0007 85', true],
  ['FI2112345600000786', false],
  ['SE4550000000058398257466', false],
  ['', false],
])('%s is a Finnish account: %s', (typed, isRight) => {
  expect(isFinnishIban(readIban(typed))).toBe(isRight)
})

test('an account number is printed in groups of four', () => {
  expect(formatIban('FI2112345600000785')).toBe('FI21 1234 5600 0007 85')
})

test('the code of a bank has eight or eleven characters, six letters first', () => {
  expect(['NDEAFIHH', 'DEUTDEFF500', 'NDEAFIH', 'ndeafihh', 'NDEA1IHH', 'NDEAFIHHX'].filter(isBic)).toEqual([
    'NDEAFIHH',
    'DEUTDEFF500',
  ])
})
