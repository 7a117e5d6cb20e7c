import { randomBytes } from 'node:crypto'
import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`exam_types_ages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`to\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exam_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exam_types_ages_order_idx\` ON \`exam_types_ages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exam_types_ages_parent_id_idx\` ON \`exam_types_ages\` (\`_parent_id\`);`)
  // `8_12` becomes 8 to 12, `over_76` becomes 76 without an end.
  await db.run(sql`INSERT INTO \`exam_types_ages\` (\`_order\`, \`_parent_id\`, \`id\`, \`from\`, \`to\`)
  	SELECT \`order\`, \`parent_id\`, lower(hex(randomblob(12))),
  		CAST(replace(CASE WHEN \`value\` LIKE 'over%' THEN substr(\`value\`, 6) ELSE substr(\`value\`, 1, 2) END, '_', '') AS INTEGER),
  		CASE WHEN \`value\` LIKE 'over%' THEN NULL ELSE CAST(substr(\`value\`, instr(\`value\`, '_') + 1) AS INTEGER) END
  	FROM \`exam_types_age_groups\`;`)
  await db.run(sql`DROP TABLE \`exam_types_age_groups\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  'exam-types': ({ ageGroups, ...examType }) => ({
    ...examType,
    ages: (ageGroups as string[]).map((group) => {
      const [first = '', last = ''] = group.split('_')
      const id = randomBytes(12).toString('hex')
      return first === 'over' ? { id, from: Number(last), to: null } : { id, from: Number(first), to: Number(last) }
    }),
  }),
}
