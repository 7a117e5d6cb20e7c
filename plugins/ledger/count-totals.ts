import { totalKey, totalsOf, type MonthTotal } from '#domain/ledger/balances.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import {
  changeIf,
  createUnlessTaken,
  findAll,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'

/** So many entries are counted at a time. */
const MOST = 500
const NAME = 'totals'

type Batch = Stored<'ledger-batches'>

/** Counts what was posted since to the totals of its month. Whatever is asked of the totals counts first, so they are never behind. */
export const countLedgerTotals: ScheduledTask = {
  name: 'ledger totals',
  every: 5000,
  isShared: true,
  run: countTotals,
}

/**
 * Counts all entries that are in no total yet, and returns how many. Each counts once, whichever process is killed or
 * stands still at any point:
 *
 * A batch, which entries and what they add, is written down before anything is counted, under the number after the last
 * one; the next is not opened before all its entries are marked. A total takes a batch only where it has taken none of
 * that number or a later one, so a repeat and a process that wakes up late change nothing. A process that finds a batch
 * open finishes it.
 */
export function countTotals(context: WithPayload): Promise<number> {
  return serialized('ledger totals', async () => {
    let counted = 0
    for (;;) {
      const batch = await lastBatch(context)
      const open = batch.isOpen ? batch : await openBatch(context, batch)
      if (open === 'nothing') return counted
      // Another process was first.
      if (!open) continue
      await finish(context, open)
      counted += open.entries.length
    }
  })
}

async function lastBatch(context: WithPayload): Promise<Batch> {
  const first = { name: NAME, number: 0, isOpen: false, entries: [], totals: [] }
  return (
    (await findOne(context, 'ledger-batches', { name: { equals: NAME } })) ??
    (await createUnlessTaken(context, 'ledger-batches', first)) ??
    lastBatch(context)
  )
}

/** Read after the last batch was seen closed, so none of these entries is in it or in an earlier one. */
async function openBatch(context: WithPayload, { number }: Batch): Promise<Batch | 'nothing' | null> {
  const waiting = await findAll(context, 'ledger-entries', { isTotaled: { equals: false } }, { limit: MOST })
  if (waiting.length === 0) return 'nothing'
  const opened = { isOpen: true, entries: waiting.map(({ id }) => id), totals: totalsOf(waiting) }
  return changeIf(context, 'ledger-batches', isBatch(number, false), { ...opened, number: number + 1 })
}

async function finish(context: WithPayload, { number, entries, totals }: Batch): Promise<void> {
  for (const total of totals) await add(context, number, total)
  for (const id of entries)
    await changeIf(
      context,
      'ledger-entries',
      { and: [{ id: { equals: id } }, { isTotaled: { equals: false } }] },
      { isTotaled: true },
    )
  await changeIf(context, 'ledger-batches', isBatch(number, true), { isOpen: false, entries: [], totals: [] })
}

async function add(context: WithPayload, batch: number, { debit, credit, ...named }: MonthTotal): Promise<void> {
  const key = totalKey(named)
  const isUncounted = { and: [{ key: { equals: key } }, { batch: { less_than: batch } }] }
  const counted = { debit: { $inc: debit }, credit: { $inc: credit }, batch }
  if (await changeIf(context, 'ledger-totals', isUncounted, counted)) return
  // Known, it has this batch already.
  await createUnlessTaken(context, 'ledger-totals', { key, ...named, debit, credit, batch })
}

function isBatch(number: number, isOpen: boolean) {
  return { and: [{ name: { equals: NAME } }, { number: { equals: number } }, { isOpen: { equals: isOpen } }] }
}
