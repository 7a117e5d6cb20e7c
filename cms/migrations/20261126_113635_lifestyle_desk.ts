import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { plusMonths } from '#domain/calendar/plus-months.ts'
import type { Contract } from '#domain/lifestyle/contract.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` ADD \`started_on\` text;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` ADD \`ends_on\` text;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` ADD \`bills_on\` text;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` ADD \`stage\` text;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` ADD \`awaits\` text;`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_started_on_idx\` ON \`lifestyle_contracts\` (\`started_on\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_ends_on_idx\` ON \`lifestyle_contracts\` (\`ends_on\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_bills_on_idx\` ON \`lifestyle_contracts\` (\`bills_on\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_stage_idx\` ON \`lifestyle_contracts\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_awaits_idx\` ON \`lifestyle_contracts\` (\`awaits\`);`)
  // What follows from the terms of contracts that are there.
  await db.run(
    sql.raw(`UPDATE lifestyle_contracts SET
      started_on = json_extract(contract, '$.activeFrom'),
      ends_on = json_extract(contract, '$.endsOn'),
      stage = json_extract(contract, '$.open.stage'),
      awaits = CASE
        WHEN json_extract(contract, '$.underWay.order') IS NOT NULL THEN 'glasses'
        WHEN status = 1 AND json_extract(contract, '$.orders') = 0 THEN 'card' END,
      bills_on = CASE
        WHEN json_extract(contract, '$.open.month') IS NOT NULL THEN NULL
        WHEN coalesce(json_extract(contract, '$.endsOn'), '9999') >= json_extract(contract, '$.nextMonth') || '-01'
        THEN date(json_extract(contract, '$.nextMonth') || '-01', '+1 month') END`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`lifestyle_contracts_started_on_idx\`;`)
  await db.run(sql`DROP INDEX \`lifestyle_contracts_ends_on_idx\`;`)
  await db.run(sql`DROP INDEX \`lifestyle_contracts_bills_on_idx\`;`)
  await db.run(sql`DROP INDEX \`lifestyle_contracts_stage_idx\`;`)
  await db.run(sql`DROP INDEX \`lifestyle_contracts_awaits_idx\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` DROP COLUMN \`started_on\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` DROP COLUMN \`ends_on\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` DROP COLUMN \`bills_on\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_contracts\` DROP COLUMN \`awaits\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. */
export const documents: DocumentChanges = {
  'lifestyle-contracts': (stored) => {
    const { contract } = stored as unknown as { contract: Contract }
    const { status, activeFrom, endsOn, open, orders, underWay, nextMonth } = contract
    const isBilled = !open && nextMonth && (endsOn ?? '9999') >= `${nextMonth}-01`
    return {
      ...{ ...stored, startedOn: activeFrom, endsOn, stage: open?.stage ?? null },
      awaits: underWay ? 'glasses' : status === 1 && orders === 0 ? 'card' : null,
      billsOn: isBilled ? plusMonths(`${nextMonth}-01`, 1) : null,
    }
  },
}
