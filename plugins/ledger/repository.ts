import type { Where } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { refOf, type Subject } from '#domain/ledger/accounts.ts'
import { balanceOf as balanceOfEntries, sinceOpening, type MonthTotal } from '#domain/ledger/balances.ts'
import { entryOf, type Entry } from '#domain/ledger/entry.ts'
import type { LedgerEvent } from '#domain/ledger/events.ts'
import { findAll, findOne, writeUnlessTaken, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { countTotals } from './count-totals.ts'

/**
 * Enters an event, once per key: an event that is posted again changes nothing. True where it was entered by this call. Throws where
 * it does not balance, or where something else was entered under its key.
 */
export async function postEntry(context: WithPayload, event: LedgerEvent): Promise<boolean> {
  const entry = entryOf(event)
  return entry !== null && writeEntry(context, entry)
}

export async function writeEntry(context: WithPayload, entry: Entry): Promise<boolean> {
  if (await writeUnlessTaken(context, 'ledger-entries', { ...entry, isTotaled: false })) return true
  const known = await findOne(context, 'ledger-entries', { key: { equals: entry.key } }, ['lines'])
  if (JSON.stringify(sorted(known?.lines)) !== JSON.stringify(sorted(entry.lines)))
    throw new Error(`${entry.key} has been entered with other lines`)
  return false
}

/** The balance due of a contract, in cents. Negative where it has paid too much. */
export async function balanceOf(context: WithPayload, subject: Subject): Promise<Cents> {
  return balanceOfEntries(await entriesOf(context, subject), refOf(subject))
}

/** The entries of a contract, the oldest first, with those that moved money to it from another. */
export async function entriesOf(context: WithPayload, subject: Subject): Promise<Entry[]> {
  const ref = refOf(subject)
  const isIts: Where = { or: [{ subject: { equals: ref } }, { counterpart: { equals: ref } }] }
  const found = await findAll(context, 'ledger-entries', isIts, { sort: ['on', 'id'] })
  return sinceOpening(found.map(entryIn))
}

/** What a month (`2027-01`) has moved, by account, VAT rate and kind of contract. Every entry that was posted before is in it. */
export async function monthTotals(context: WithPayload, month: string): Promise<MonthTotal[]> {
  await countTotals(context)
  const found = await findAll(context, 'ledger-totals', { month: { equals: month } }, { sort: 'key' })
  return found.map(({ account, rate, kind, debit, credit }) => ({ month, account, rate, kind, debit, credit }))
}

/** The months in which anything moved, the latest first. */
export async function ledgerMonths(context: WithPayload): Promise<string[]> {
  await countTotals(context)
  const found = await findAll(context, 'ledger-totals', {}, { fields: ['month'], sort: '-month' })
  return [...new Set(found.map(({ month }) => month))]
}

export function entryIn({ key, event, subject, counterpart, on, period, lines }: Stored<'ledger-entries'>): Entry {
  return { key, event, subject, counterpart, on, period, lines }
}

/** An engine may give the fields of a line in another order. */
function sorted(lines: Entry['lines'] = []): unknown[] {
  return lines.map(({ account, rate, subject, amount }) => [account, rate, subject, amount])
}
