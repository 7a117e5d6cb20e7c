import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { migrationNames } from '../migration-files.ts'
import { mergedRelease } from '../releases.ts'
import { UnusableDatabase } from '../unusable-database.ts'

/** Open connection to one database. */
export type Database = NonNullable<MongooseAdapter['connection']['db']>

/** What a database says of itself, in its collection `shop`. */
export interface Mark {
  _id: 'shape'
  /** The migrations that its documents have been through. */
  migrations: string[]
  /** The migration whose changed documents are written and are now put in place of the old ones. */
  swapping?: string | null
  /** The process that migrates, and how often it has shown that it is alive. */
  migratedBy?: string | null
  beats: number
  /** A shop is being moved here: not all documents have arrived. */
  isUnfinished?: boolean
}

export const shape = { _id: 'shape' } as const

export function databaseOf({ connection }: MongooseAdapter): Database {
  if (!connection.db?.databaseName) throw new UnusableDatabase('DATABASE_URI names no database.')
  return connection.db
}

export function marksOf(db: Database) {
  return db.collection<Mark>('shop')
}

/**
 * Marks an empty database as the shop's. Throws `UnusableDatabase`, before any write, for a database of another program or
 * version, or one that a shop is still being moved to.
 */
export async function claimDatabase(db: Database, folder: string, isMoveTarget = false): Promise<void> {
  const known = migrationNames(folder)
  // Listed first: another process may mark the empty database meanwhile.
  const isEmpty = await holdsNothing(db)
  const mark = await marksOf(db).findOne(shape)
  const name = `The database "${db.databaseName}"`
  if (mark?.isUnfinished && !isMoveTarget)
    throw new UnusableDatabase(`${name} holds part of a shop, since moving it was not finished; repeat the move.`)
  if (mark && !mark.migrations?.every((each) => known.includes(each)) && !mergedRelease(folder, mark.migrations))
    throw new UnusableDatabase(
      `${name} was made by another version of this shop; start that one, or name another database in DATABASE_URI.`,
    )
  if (!mark && !isEmpty)
    throw new UnusableDatabase(`${name} was made by another program; name another one in DATABASE_URI.`)
  if (!mark) await marksOf(db).updateOne(shape, { $setOnInsert: { migrations: known, beats: 0 } }, { upsert: true })
}

/** Whether there is no collection but the database's own and the mark's. */
export async function holdsNothing(db: Database): Promise<boolean> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  return found.every(({ name }) => name.startsWith('system.') || name === 'shop')
}
