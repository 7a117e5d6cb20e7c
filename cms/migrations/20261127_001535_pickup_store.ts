import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`pickup_store\` numeric;`)
  await db.run(sql`CREATE INDEX \`orders_pickup_store_idx\` ON \`orders\` (\`pickup_store\`);`)
  await db.run(
    sql`UPDATE orders SET pickup_store = json_extract(bought, '$.delivery.storeId') WHERE json_valid(bought) AND json_extract(bought, '$.delivery.kind') = 'store';`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_pickup_store_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`pickup_store\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  orders: (order) => {
    const { delivery } = (order['bought'] ?? {}) as { delivery?: { kind: string; storeId: number | null } }
    return delivery?.kind === 'store' ? { ...order, pickupStore: delivery.storeId } : order
  },
}
