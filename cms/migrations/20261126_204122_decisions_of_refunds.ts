import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { owedInDocument, owedInTable } from '#plugins/kit/work/map-debts.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of ['orders', 'invoices']) await db.run(sql.raw(owedInTable(table, 'decide', 'refund_needs_staff = 1')))
  // Of charges nothing said so yet: each of which something is left looks once.
  await db.run(sql.raw(owedInTable('charges', 'decide', `promised > 0 AND state <> 'refunded'`)))
  await db.run(sql`DROP INDEX \`orders_refund_needs_staff_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`refund_needs_staff\`;`)
  await db.run(sql`DROP INDEX \`invoices_refund_needs_staff_idx\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`refund_needs_staff\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`refund_needs_staff\` integer;`)
  await db.run(sql`CREATE INDEX \`orders_refund_needs_staff_idx\` ON \`orders\` (\`refund_needs_staff\`);`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`refund_needs_staff\` integer;`)
  await db.run(sql`CREATE INDEX \`invoices_refund_needs_staff_idx\` ON \`invoices\` (\`refund_needs_staff\`);`)
}

const flagged = (document: Record<string, unknown>) =>
  owedInDocument(document, { refundNeedsStaff: (before) => (before['refundNeedsStaff'] === true ? ['decide'] : []) })

/** On MongoDB: by collection, each stored document in its new shape. */
export const documents: DocumentChanges = {
  orders: flagged,
  invoices: flagged,
  charges: (charge) =>
    Number(charge['promised']) > 0 && charge['state'] !== 'refunded'
      ? owedInDocument(charge, { unsaid: () => ['decide'] })
      : charge,
}
