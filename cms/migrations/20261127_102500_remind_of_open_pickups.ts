import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { now } from '#plugins/kit/clock.ts'
import { owedInDocument, owedInTable } from '#plugins/kit/work/map-debts.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What has not changed for so long lies ready no more: a store keeps it for three months. */
const MONTHS = 4

// The step itself knows what lies ready, since when, and whether anything is still to be said.
const open = () => `pickup_store IS NOT NULL AND state IN ('received', 'pending', 'confirmed', 'sent')
  AND updated_at > '${changedSince().toISOString()}' AND coalesce(owed, '') NOT LIKE '%"pickupReminder"%'`

function changedSince(): Date {
  const since = now()
  since.setUTCMonth(since.getUTCMonth() - MONTHS)
  return since
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql.raw(owedInTable('orders', 'pickupReminder', open())))
}

/** The step is of a version that has it: nothing is taken back. */
export async function down(): Promise<void> {}

/** On MongoDB: by collection, each stored document in its new shape. */
export const documents: DocumentChanges = {
  orders(order) {
    const { pickupStore = null, state, updatedAt, owed = null } = order
    const isOpen = pickupStore !== null && ['received', 'pending', 'confirmed', 'sent'].includes(String(state))
    const isOld = new Date(updatedAt as Date) < changedSince()
    if (!isOpen || isOld || JSON.stringify(owed).includes('"pickupReminder"')) return order
    return owedInDocument(order, { owed: () => ['pickupReminder'] })
  },
}
