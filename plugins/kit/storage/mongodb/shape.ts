import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { setTimeout as pause } from 'node:timers/promises'
import { UnusableDatabase } from '../unusable-database.ts'

/** The version of the documents' shape. It rises with every change that an older version of the shop cannot read. */
const SHAPE = 1

interface Mark {
  _id: 'shape'
  version: number
}

/** How often a mark is looked for that another process is writing at this moment. */
const LOOKS = 20
const LOOK_EVERY_MS = 250

/** Marks an empty database as the shop's, and refuses one of another program or of a newer shop, before any write. */
export async function claimDatabase(adapter: MongooseAdapter, looked = 0): Promise<void> {
  const { db } = adapter.connection
  if (!db) throw new UnusableDatabase('DATABASE_URI names no database.')
  const marks = db.collection<Mark>('shop')
  const mark = await marks.findOne({ _id: 'shape' })
  if (mark && mark.version > SHAPE)
    throw new UnusableDatabase(
      `The database "${db.databaseName}" was made by a newer version of this shop; start that one, or name another database in DATABASE_URI.`,
    )
  if (mark) return
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  if (found.some(({ name }) => name === marks.collectionName) && looked < LOOKS) {
    await pause(LOOK_EVERY_MS)
    return claimDatabase(adapter, looked + 1)
  }
  if (found.some(({ name }) => !name.startsWith('system.')))
    throw new UnusableDatabase(
      `The database "${db.databaseName}" was made by another program; name another one in DATABASE_URI.`,
    )
  // Two processes may start at the same moment.
  await marks.updateOne({ _id: 'shape' }, { $setOnInsert: { version: SHAPE } }, { upsert: true })
}
