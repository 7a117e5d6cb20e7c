import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { owedInDocument, owedInTable } from '#plugins/kit/work/map-debts.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_owes_sent_letter_idx\`;`)
  await db.run(sql.raw(owedInTable('orders', 'sentLetter', 'owes_sent_letter = 1')))
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`owes_sent_letter\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`owes_sent_letter\` integer;`)
  await db.run(sql`CREATE INDEX \`orders_owes_sent_letter_idx\` ON \`orders\` (\`owes_sent_letter\`);`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  orders: (order) =>
    owedInDocument(order, { owesSentLetter: ({ owesSentLetter }) => (owesSentLetter ? ['sentLetter'] : []) }),
}
