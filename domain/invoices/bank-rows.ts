import type { BankRowMatch } from '#contracts/invoices.ts'
import type { Cents } from '#contracts/money.ts'
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
  amount: Cents
  /** The bank takes back an earlier row. A person looks into it. */
  isCorrection: boolean
}

/** The most rows of one file. A day of the chain has a few hundred. */
export const MOST_ROWS = 5000

/** The most that one payment may be, in cents: a million euros. More is a wrong file, and beyond what sums are calculated of. */
const MOST_CENTS = 100_000_000

/** Throws where a row cannot be, where two rows of a file are one, or where there is none at all. */
export function assertBeOneFile(rows: readonly BankRow[]): void {
  if (rows.length === 0) throw new Refusal('bankfile.empty')
  if (rows.length > MOST_ROWS) throw new Refusal('bankfile.too_long', { number: MOST_ROWS })
  const seen = new Set<string>()
  rows.forEach(({ archiveId, paidOn, amount }, at) => {
    if (!isDay(paidOn)) throw new Refusal('bankfile.unreadable', { row: at + 1 })
    if (amount > MOST_CENTS) throw new Refusal('bankfile.sum_too_large', { row: at + 1 })
    if (seen.has(archiveId)) throw new Refusal('bankfile.row_twice', { row: at + 1 })
    seen.add(archiveId)
  })
}

/**
 * What becomes of a row.
 *
 * @param left what is left of the invoice of its reference; undefined where there is none.
 */
export function matchOf(row: BankRow, left: Cents | undefined, isRecorded: boolean): BankRowMatch {
  if (isRecorded) return 'recorded'
  if (row.isCorrection) return 'correction'
  if (left === undefined) return 'unknown_reference'
  return row.amount > left ? 'too_much' : 'matches'
}

/** Whether an ISO day is one of the calendar. */
export function isDay(day: string): boolean {
  const at = new Date(day)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
