import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { owedInDocument, owedInTable } from '#plugins/kit/work/map-debts.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`eye_doctor_bookings_owes_letter_idx\`;`)
  await db.run(sql`ALTER TABLE \`eye_doctor_bookings\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`eye_doctor_bookings\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`eye_doctor_bookings\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_due_at_idx\` ON \`eye_doctor_bookings\` (\`due_at\`);`)
  await db.run(sql.raw(owedInTable('eye_doctor_bookings', 'letter', "owes_letter IS NOT NULL", 'owes_letter')))
  await db.run(sql.raw(owedInTable('eye_doctor_bookings', 'settle', "state IN ('confirming', 'canceling')")))
  await db.run(sql`ALTER TABLE \`eye_doctor_bookings\` DROP COLUMN \`owes_letter\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`eye_doctor_bookings_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`eye_doctor_bookings\` ADD \`owes_letter\` text;`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_owes_letter_idx\` ON \`eye_doctor_bookings\` (\`owes_letter\`);`)
  await db.run(sql`ALTER TABLE \`eye_doctor_bookings\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`eye_doctor_bookings\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`eye_doctor_bookings\` DROP COLUMN \`due_at\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  'eye-doctor-bookings': (booking) =>
    owedInDocument(booking, {
      owesLetter: ({ owesLetter }) => (typeof owesLetter === 'string' ? [{ step: 'letter', of: owesLetter }] : []),
      owed: ({ state }) => (state === 'confirming' || state === 'canceling' ? ['settle'] : []),
    }),
}
