import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`exam_types\` ADD \`is_fitting\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`order_number\` text;`)
  await db.run(sql`CREATE INDEX \`bookings_order_number_idx\` ON \`bookings\` (\`order_number\`);`)
  // Office lenses need a height and a working distance, which a store measures.
  await db.run(sql`UPDATE \`articles\` SET \`needs_fitting\` = true WHERE \`lens_kind\` = 'work';`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  articles: (article) => (article.lensKind === 'work' ? { ...article, needsFitting: true } : article),
}
