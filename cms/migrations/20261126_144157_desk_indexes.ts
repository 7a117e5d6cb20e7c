import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { orderKeys } from '#plugins/orders/order-keys.ts'
import { owedInDocument, owedInTable } from '#plugins/kit/work/map-debts.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`phone_key\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`searched_name\` text;`)
  await db.run(sql`CREATE INDEX \`orders_phone_key_idx\` ON \`orders\` (\`phone_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_searched_name_idx\` ON \`orders\` (\`searched_name\`);`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`phone_index\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`surname_index\` text;`)
  await db.run(sql`CREATE INDEX \`bookings_phone_index_idx\` ON \`bookings\` (\`phone_index\`);`)
  await db.run(sql`CREATE INDEX \`bookings_surname_index_idx\` ON \`bookings\` (\`surname_index\`);`)
  await db.run(sql`CREATE INDEX \`outbox_to_idx\` ON \`outbox\` (\`to\`);`)
  await db.run(sql.raw(owedInTable('bookings', 'index', '1 = 1')))
  await keyOrders(db)
}

const BATCH = 500

async function keyOrders(db: MigrateUpArgs['db'], after = 0): Promise<void> {
  const read = sql`SELECT id, json_extract(bought, '$.form.contact') AS contact FROM orders WHERE id > ${after} AND json_valid(bought) ORDER BY id LIMIT ${BATCH};`
  const rows = await db.all<{ id: number; contact: string | null }>(read)
  for (const { id, contact } of rows) {
    const keys = contact && orderKeys(JSON.parse(contact) as Parameters<typeof orderKeys>[0])
    if (keys) await db.run(sql`UPDATE orders SET email_key = ${keys.emailKey}, phone_key = ${keys.phoneKey}, searched_name = ${keys.searchedName} WHERE id = ${id};`)
  }
  if (rows.length === BATCH) await keyOrders(db, rows.at(-1)?.id)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`outbox_to_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_phone_key_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_searched_name_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`phone_key\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`searched_name\`;`)
  await db.run(sql`DROP INDEX \`bookings_phone_index_idx\`;`)
  await db.run(sql`DROP INDEX \`bookings_surname_index_idx\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`phone_index\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`surname_index\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  bookings: (booking) => owedInDocument(booking, { owed: () => ['index'] }),
  orders: (order) => {
    const { form } = (order['bought'] ?? {}) as { form?: { contact: Parameters<typeof orderKeys>[0] } }
    return { ...order, ...(form && orderKeys(form.contact)) }
  },
}
