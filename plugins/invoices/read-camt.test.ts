import { describe, expect, test } from 'vitest'
import { camtFile } from '../../tests/camt-file.ts'
import { readCamt } from './read-camt.ts'

const written = camtFile([{ archiveId: 'A1', reference: '99999999990', amount: 14_987 }])
const read = (...changes: [from: string | RegExp, to: string][]) =>
  readCamt(changes.reduce((file, [from, to]) => file.replace(from, to), written))
const SUM: [RegExp, string] = [/<TxsSummry>.*<\/TxsSummry>/s, '']
const AMOUNTS = />149\.87</g
const amount = (text: string): [RegExp, string][] => [SUM, [AMOUNTS, `>${text}<`]]

describe('the state of an entry', () => {
  test.each([
    ['<Sts>BOOK</Sts>', true],
    ['<Sts><Cd>BOOK</Cd></Sts>', true],
    ['<Sts>PDNG</Sts>', false],
    ['<Sts>INFO</Sts>', false],
    ['<Sts>FUTR</Sts>', false],
    ['<Sts><Cd>PDNG</Cd></Sts>', false],
    ['<Sts><Prtry>BOOK</Prtry></Sts>', false],
    ['', false],
  ])('%s is booked: %s', (status, isBooked) => {
    expect(read(['<Sts>BOOK</Sts>', status])).toMatchObject([{ isBooked }])
  })

  test.each([
    ['<RvslInd>true</RvslInd>', true],
    ['<RvslInd>1</RvslInd>', true],
    ['<RvslInd> 1 </RvslInd>', true],
    ['<RvslInd>0</RvslInd>', false],
    ['<RvslInd>false</RvslInd>', false],
  ])('%s is a correction: %s', (reversal, isCorrection) => {
    expect(read(['<Sts>', `${reversal}<Sts>`])).toMatchObject([{ isCorrection }])
  })

  test('a debit is no row, and a debit that is reversed is', () => {
    expect(read(['CRDT', 'DBIT'])).toEqual([])
    expect(read(['CRDT', 'DBIT'], ['<Sts>', '<RvslInd>1</RvslInd><Sts>'])).toMatchObject([{ isCorrection: true }])
  })
})

test.each([
  ['+149.87', 14_987],
  ['149.87000', 14_987],
  ['000149.87', 14_987],
  ['149.8', 14_980],
  ['149', 14_900],
  ['149.', 14_900],
  ['.5', 50],
  [' 149.87 ', 14_987],
])('the amount %s is %d cents', (text, cents) => {
  expect(read(...amount(text))).toMatchObject([{ amount: cents, problem: null }])
})

test.each(['-149.87', '149.875', '149,87', '1 149.87', '1e2', 'NaN', '0.00', ''])(
  'the amount “%s” makes a row that cannot be read',
  (text) => {
    expect(read(...amount(text))).toMatchObject([{ archiveId: 'A1', problem: 'unreadable' }])
  },
)

test.each([
  ['<Dt>2026-11-20</Dt>', '2026-11-20'],
  ['<Dt>2026-11-20+02:00</Dt>', '2026-11-20'],
  ['<Dt>2026-11-20Z</Dt>', '2026-11-20'],
  ['<DtTm>2026-11-19T22:30:00Z</DtTm>', '2026-11-20'],
  ['<DtTm>2026-11-20T23:30:00+02:00</DtTm>', '2026-11-20'],
  ['<DtTm>2026-11-20T09:15:00.123</DtTm>', '2026-11-20'],
  ['<DtTm>2026-07-20T21:30:00.5Z</DtTm>', '2026-07-21'],
  ['<Dt>20.11.2026</Dt>', ''],
])('the day of %s is %s', (date, day) => {
  expect(read(['<Dt>2026-11-20</Dt>', date])).toMatchObject([{ paidOn: day }])
})

test('references to characters are read, and a message of several lines is one', () => {
  const message = '<Ustrd>Lasku 10001 &amp; kiitos</Ustrd><Ustrd>T. M&#xE4;kel&#228;</Ustrd>'
  expect(read(['Maksaja', 'M&#228;kel&#228; &amp; Co &lt;1&gt;'], ['<RmtInf>', `<RmtInf>${message}`])).toMatchObject([
    { payer: 'Mäkelä & Co <1>', message: 'Lasku 10001 & kiitos T. Mäkelä', reference: '99999999990' },
  ])
})

test('what a payer sent in crowns and the account got in euros is read in euros', () => {
  expect(read([/<TxAmt><Amt Ccy="EUR">149.87/, '<TxAmt><Amt Ccy="SEK">1700.00'])).toMatchObject([
    { amount: 14_987, problem: null },
  ])
  expect(read([/Ccy="EUR"/g, 'Ccy="SEK"'])).toMatchObject([{ problem: 'foreign_currency' }])
})

test('a credit without details is a row without a reference', () => {
  const [row] = read([/<NtryDtls>.*<\/NtryDtls>/s, '<AcctSvcrRef>B7</AcctSvcrRef>'])
  expect(row).toMatchObject({ archiveId: 'B7', reference: '', amount: 14_987, problem: null })
})
