import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { owedInDocument, owedInTable } from '#plugins/kit/work/map-debts.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Purchases that were given up, and of which something is held still. */
const HOLDING = `state IN ('canceled', 'abandoned', 'refunded') AND coalesce(is_released, 0) = 0`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`invoices_owes_letter_idx\`;`)
  await db.run(sql`DROP INDEX \`invoices_is_moving_idx\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`invoices_due_at_idx\` ON \`invoices\` (\`due_at\`);`)
  await db.run(sql.raw(owedInTable('invoices', 'letters', 'owes_letter')))
  await db.run(sql.raw(owedInTable('invoices', 'adoptCharges', 'is_moving')))
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`owes_letter\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`is_moving\`;`)
  await db.run(sql.raw(owedInTable('purchases', 'order', `state = 'paid'`)))
  await db.run(sql.raw(owedInTable('purchases', 'release', HOLDING)))
  await db.run(sql`ALTER TABLE \`purchases\` DROP COLUMN \`is_released\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`invoices_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`owes_letter\` integer;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`is_moving\` integer;`)
  await db.run(sql`CREATE INDEX \`invoices_owes_letter_idx\` ON \`invoices\` (\`owes_letter\`);`)
  await db.run(sql`CREATE INDEX \`invoices_is_moving_idx\` ON \`invoices\` (\`is_moving\`);`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`ALTER TABLE \`purchases\` ADD \`is_released\` integer;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  invoices: (invoice) =>
    owedInDocument(invoice, {
      owesLetter: ({ owesLetter }) => (owesLetter === true ? ['letters'] : []),
      isMoving: ({ isMoving }) => (isMoving === true ? ['adoptCharges'] : []),
    }),
  // Some owe the step of their charge already.
  purchases: (purchase) => {
    const { owed: before, dueAt: due } = purchase
    const mapped = owedInDocument(purchase, { isReleased: heldStill })
    const owed = [...(Array.isArray(before) ? before : []), ...(mapped['owed'] as object[])]
    return { ...mapped, owed, dueAt: mapped['dueAt'] ?? due ?? null }
  },
}

function heldStill({ state, isReleased }: Record<string, unknown>): string[] {
  if (state === 'paid') return ['order']
  const isGivenUp = state === 'canceled' || state === 'abandoned' || state === 'refunded'
  return isGivenUp && isReleased !== true ? ['release'] : []
}
