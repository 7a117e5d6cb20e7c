import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`e_invoice\` text;`)
  await db.run(sql`ALTER TABLE \`invoicing\` ADD \`e_invoice_address\` text;`)
  await db.run(sql`ALTER TABLE \`invoicing\` ADD \`e_invoice_operator\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`e_invoice\`;`)
  await db.run(sql`ALTER TABLE \`invoicing\` DROP COLUMN \`e_invoice_address\`;`)
  await db.run(sql`ALTER TABLE \`invoicing\` DROP COLUMN \`e_invoice_operator\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
