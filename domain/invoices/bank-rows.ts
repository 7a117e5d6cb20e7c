import type { BankRowMatch } from '#contracts/invoices.ts'
import type { Cents } from '#contracts/money.ts'
import { isIsoDay } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'

/** A payment as a bank reports it in a file. */
export interface BankRow {
  /** Unique at the bank, and the reason why no row is recorded twice. */
  archiveId: string
  /** ISO day on which the payer paid. */
  paidOn: string
  /** Without zeros in front. */
  reference: string
  payer: string
  /** What the payer wrote, beside the reference or instead of it. */
  message: string
  amount: Cents
  /** The bank takes back an earlier row. A person looks into it. */
  isCorrection: boolean
  /** A payment that is pending, or only announced, may never come. */
  isBooked: boolean
  /** Why the row cannot be read. The other fields are what could be, or empty. */
  problem: BankRowProblem | null
}

export type BankRowProblem = Extract<BankRowMatch, 'unreadable' | 'foreign_currency' | 'sum_too_large'>

/** The most rows of one file. A day of the chain has a few hundred. */
export const MOST_ROWS = 5000

/** The most that one payment may be, in cents: a million euros. More is a wrong file, and beyond what sums are calculated of. */
const MOST_CENTS = 100_000_000

/** The longest archive id. */
const MOST_SIGNS = 64

/**
 * The rows of one file, each with what is wrong with it. Throws where there is none at all, none that can be read, or one
 * twice.
 */
export function checkedRows(rows: readonly BankRow[]): BankRow[] {
  if (rows.length === 0) throw new Refusal('bankfile.empty')
  if (rows.length > MOST_ROWS) throw new Refusal('bankfile.too_long', { number: MOST_ROWS })
  const checked = rows.map((row) => ({
    ...row,
    problem: problemWith(row),
    paidOn: isIsoDay(row.paidOn) ? row.paidOn : '',
    amount: row.amount > MOST_CENTS ? 0 : row.amount,
  }))
  const [problem] = checked.map((row) => row.problem)
  if (problem && checked.every((row) => row.problem)) throw new Refusal(`bankfile.${problem}`, { row: 1 })
  const seen = new Set<string>()
  checked.forEach((row, at) => {
    if (row.problem || !row.isBooked) return
    if (seen.has(row.archiveId)) throw new Refusal('bankfile.row_twice', { row: at + 1 })
    seen.add(row.archiveId)
  })
  return checked
}

function problemWith({ problem, paidOn, archiveId, amount }: BankRow): BankRowProblem | null {
  if (problem) return problem
  if (archiveId === '' || archiveId.length > MOST_SIGNS || amount <= 0 || !isIsoDay(paidOn)) return 'unreadable'
  return amount > MOST_CENTS ? 'sum_too_large' : null
}

/**
 * What becomes of a row.
 *
 * @param left what is left of the invoice of its reference; undefined where there is none.
 */
export function matchOf(row: BankRow, left: Cents | undefined, isRecorded: boolean): BankRowMatch {
  if (row.problem) return row.problem
  if (!row.isBooked) return isRecorded ? 'recorded_unbooked' : 'not_booked'
  if (isRecorded) return 'recorded'
  if (row.isCorrection) return 'correction'
  if (left === undefined) return 'unknown_reference'
  return row.amount > left ? 'too_much' : 'matches'
}
