import { isIsoDay } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import type { BankRow } from './bank-rows.ts'
import { bareReference } from './reference-number.ts'

/** Where the fields of a payment are: first and last sign, counted from 1. */
const FIELDS = {
  paidOn: [22, 27],
  archiveId: [28, 43],
  reference: [44, 63],
  payer: [64, 75],
  currency: [76, 76],
  amount: [78, 87],
  correction: [88, 88],
} as const

const EURO = '1'

/** Sums of the payments, or of the corrections, of one batch. */
interface Sums {
  count: number
  cents: number
}

/**
 * Reads a file of incoming reference payments (KTL, Finance Finland, "Incoming reference payments", records of 90 signs):
 * a batch (0), its payments (3 by transfer, 5 by direct debit) and its sums (9), as often as there are batches.
 *
 * Throws with the line that is wrong: a record cut off, sums that do not fit. A payment that cannot be read is a row that
 * says so.
 */
export function readKtl(text: string): BankRow[] {
  const rows: BankRow[] = []
  let open: { payments: Sums; corrections: Sums; isClear: boolean } | null = null
  let last = 0
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '' || line === '\u001A') return
    const row = index + 1
    last = row
    const kind = line[0]
    if (kind === '0') {
      if (open) throw new Refusal('bankfile.half', { row })
      if (sign(line, [23, 23]) !== EURO) throw new Refusal('bankfile.foreign_currency', { row })
      open = { payments: { count: 0, cents: 0 }, corrections: { count: 0, cents: 0 }, isClear: true }
    } else if (kind === '3' || kind === '5') {
      if (!open) throw new Refusal('bankfile.half', { row })
      const payment = paymentIn(line, row)
      const sums = payment.isCorrection ? open.corrections : open.payments
      if (payment.problem) open.isClear = false
      sums.count += 1
      sums.cents += payment.amount
      rows.push(payment)
    } else if (kind === '9') {
      if (!open) throw new Refusal('bankfile.half', { row })
      // The sums count what could not be read, too.
      if (open.isClear) {
        assertFit(line, open.payments, [2, 7], [8, 18], row)
        assertFit(line, open.corrections, [19, 24], [25, 35], row)
      }
      open = null
    } else throw new Refusal('bankfile.unreadable', { row })
  })
  if (open) throw new Refusal('bankfile.half', { row: last })
  return rows
}

function paymentIn(line: string, row: number): BankRow {
  // Banks cut the spaces at the end of a record, and the last two signs may be spaces.
  if (line.length < 87 || line.length > 90) throw new Refusal('bankfile.half', { row })
  const field = (name: keyof typeof FIELDS) => sign(line, FIELDS[name]).trim()
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(field('paidOn')) ?? []
  const amount = /^\d{10}$/.test(field('amount')) ? Number(field('amount')) : 0
  const archiveId = field('archiveId')
  const paidOn = `20${year}-${month}-${day}`
  return {
    archiveId,
    paidOn,
    amount,
    reference: bareReference(field('reference')),
    payer: field('payer'),
    message: '',
    isCorrection: field('correction') === '1',
    isBooked: true,
    problem: rowProblem(field('currency'), paidOn, amount),
  }
}

function rowProblem(currency: string, paidOn: string, amount: number): BankRow['problem'] {
  if (currency !== EURO) return 'foreign_currency'
  return isIsoDay(paidOn) && amount > 0 ? null : 'unreadable'
}

function assertFit(
  line: string,
  { count, cents }: Sums,
  counted: readonly [number, number],
  summed: readonly [number, number],
  row: number,
): void {
  if (Number(sign(line, counted)) !== count || Number(sign(line, summed)) !== cents)
    throw new Refusal('bankfile.half', { row })
}

function sign(line: string, [first, last]: readonly [number, number]): string {
  return line.slice(first - 1, last)
}
