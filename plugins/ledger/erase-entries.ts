import type { SubjectRef } from '#domain/ledger/accounts.ts'
import { openingOf } from '#domain/ledger/entry.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { deleteWhere, findEach, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import { countTotals } from './count-totals.ts'
import { writeEntry } from './repository.ts'

/**
 * Deletes entries of years that have ended long ago. The balance of a contract at the end of them is carried forward
 * first, as an entry of its own, since a balance is read from entries. The totals of months stay: they name no person.
 */
export const eraseLedgerEntries: ScheduledTask = {
  name: 'forget ledger entries',
  every: 3_600_000,
  async run(context) {
    const firstStored = `${retentionCutoff('ledger entries').slice(0, 4)}-01-01`
    await countTotals(context)
    for (const [subject, balance] of await balancesBefore(context, firstStored)) {
      const opening = openingOf(subject, firstStored, balance)
      if (opening) await writeEntry(context, opening)
    }
    await deleteWhere(context, 'ledger-entries', { on: { less_than: firstStored } })
    return 0
  },
}

async function balancesBefore(context: WithPayload, day: string): Promise<Map<SubjectRef, number>> {
  const balances = new Map<SubjectRef, number>()
  for await (const { lines } of findEach(context, 'ledger-entries', { on: { less_than: day } }))
    for (const { account, subject, amount } of lines)
      if (account === 'receivables') balances.set(subject, (balances.get(subject) ?? 0) + amount)
  return balances
}
