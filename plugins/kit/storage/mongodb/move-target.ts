import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import type { MoveTarget } from '../move/move-shop.ts'
import { UnusableDatabase } from '../unusable-database.ts'
import { open } from './adapter.ts'
import { databaseOf, holdsNothing, marksOf, shape } from './claim.ts'

/** A database on MongoDB as the target of a move. Its mark says that it is unfinished, and no shop opens it so. */
export function mongodbTarget(payload: Payload, uri: string, migrations: string[]): MoveTarget {
  const adapter = payload.db as unknown as MongooseAdapter
  const marks = () => marksOf(databaseOf(adapter))
  return {
    payload,
    async checkEmpty() {
      await open(adapter, uri)
      const db = databaseOf(adapter)
      const mark = await marks().findOne(shape)
      if (!mark?.isUnfinished && (mark || !(await holdsNothing(db))))
        throw new UnusableDatabase(`The database "${db.databaseName}" is not empty; name another one.`)
    },
    async open() {
      await marks().updateOne(shape, { $set: { isUnfinished: true, migrations, beats: 0 } }, { upsert: true })
      const { db } = adapter.connection
      const found = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? []
      // Left by a move that did not come to its end.
      for (const { name } of found) if (name !== 'shop' && !name.startsWith('system.')) await db?.dropCollection(name)
      await adapter.connect?.()
    },
    async finish() {
      await marks().updateOne(shape, { $unset: { isUnfinished: '' } })
      await payload.destroy()
    },
  }
}
