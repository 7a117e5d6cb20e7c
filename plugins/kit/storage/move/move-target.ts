import { getPayload, type DatabaseAdapterObj, type SanitizedConfig } from 'payload'
import { isMongodb } from '../database.ts'
import { migrationNames } from '../migration-files.ts'
import type { MoveTarget } from './move-shop.ts'

/** The database of this URI as the target of a move, with the collections of this shop. It is not opened yet. */
export async function moveTarget(config: SanitizedConfig, uri: string, migrationDir: string): Promise<MoveTarget> {
  const closed = (db: DatabaseAdapterObj) =>
    getPayload({
      config: { ...config, db: db as SanitizedConfig['db'] },
      key: crypto.randomUUID(),
      disableDBConnect: true,
      disableOnInit: true,
    })
  if (isMongodb(uri)) {
    const { mongodb } = await import('../mongodb/adapter.ts')
    const { mongodbTarget } = await import('../mongodb/move-target.ts')
    return mongodbTarget(
      await closed(mongodb(uri, migrationDir, { isMoveTarget: true })),
      uri,
      migrationNames(migrationDir),
    )
  }
  const { sqlite } = await import('../sqlite/adapter.ts')
  const { sqliteTarget, unfinished } = await import('../sqlite/move-target.ts')
  return sqliteTarget(await closed(sqlite(unfinished(uri), migrationDir)), uri)
}
