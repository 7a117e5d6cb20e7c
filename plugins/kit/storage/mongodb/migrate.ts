import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { dynamicImport } from 'payload'
import { mergedRelease, unfinished, type MergedRelease } from '../releases.ts'
import { databaseOf, marksOf, shape, type Database, type Mark } from './claim.ts'

type Document = Record<string, unknown>

/**
 * What a migration does on MongoDB, exported by its file as `documents`: by collection, each stored document in its new shape.
 * A collection without a change is left out. Globals lie in the collection `globals`.
 */
export type DocumentChanges = Record<string, (document: Document) => Document>

/** A process that migrates and has not written for this long is dead. Each waiting process measures by its own clock. */
const DEAD_AFTER_MS = 15_000
const ASK_MS = 200
const BATCH = 500

/**
 * Applies the pending migrations of this folder in their order, each wholly or not at all, and gives their number.
 *
 * Changed documents are written to collections of their own. When all are there, this is recorded and they are renamed, each
 * replacing the old one at once. A process that dies before the record changed nothing; after it, the next start renames the rest.
 */
export async function migrateMongodb(adapter: MongooseAdapter, folder: string, known: string[]): Promise<number> {
  const marks = marksOf(databaseOf(adapter))
  const first = await marks.findOne(shape)
  if (known.every((name) => first?.migrations.includes(name))) return 0
  const turn = await takeTurn(marks)
  try {
    const mark = await marks.findOne(shape)
    const merged = mergedRelease(folder, mark?.migrations ?? [])
    if (merged) await becomeRelease(databaseOf(adapter), merged)
    const done = merged?.migrations ?? mark?.migrations
    const pending = known.filter((name) => !done?.includes(name))
    for (const name of pending) {
      const { documents = {} } = await dynamicImport<{ documents?: DocumentChanges }>(join(folder, `${name}.ts`))
      await apply(adapter, name, documents, turn.beat)
    }
    return pending.length + (merged ? 1 : 0)
  } finally {
    await turn.end()
  }
}

/**
 * Gives the documents of a database that has the former migrations of this release the shape that it starts with, and its mark the
 * names. Safe to repeat. Throws `UnusableDatabase` where the former version has not finished what this one no longer does.
 */
async function becomeRelease(db: Database, { migrations, formerly }: MergedRelease): Promise<void> {
  for (const { collection, mongodb } of formerly.unfinished)
    if (await db.collection(collection).findOne(mongodb))
      throw unfinished(`The database "${db.databaseName}"`, collection)
  for (const [collection, fields] of Object.entries(formerly.unset))
    await db.collection(collection).updateMany({}, { $unset: Object.fromEntries(fields.map((name) => [name, ''])) })
  // Editors open their documents again.
  await db.collection('payload-locked-documents').deleteMany({})
  await marksOf(db).updateOne(shape, { $set: { migrations } })
}

async function apply(
  adapter: MongooseAdapter,
  name: string,
  changes: DocumentChanges,
  beat: () => Promise<void>,
): Promise<void> {
  const db = databaseOf(adapter)
  const marks = marksOf(db)
  const from = (slug: string) => adapter.collections[slug]?.collection.name ?? slug
  const into = (slug: string) => `migrating_${from(slug)}`
  if ((await marks.findOne(shape))?.swapping !== name) {
    for (const [slug, change] of Object.entries(changes)) await copyChanged(db, from(slug), into(slug), change, beat)
    await beat()
    await marks.updateOne(shape, { $set: { swapping: name } })
  }
  const written = (await db.listCollections({}, { nameOnly: true }).toArray()).map((each) => each.name)
  for (const slug of Object.keys(changes))
    if (written.includes(into(slug))) await db.collection(into(slug)).rename(from(slug), { dropTarget: true })
  await marks.updateOne(shape, { $push: { migrations: name }, $set: { swapping: null } })
}

async function copyChanged(
  db: Database,
  from: string,
  into: string,
  change: (document: Document) => Document,
  beat: () => Promise<void>,
): Promise<void> {
  // Left by a process that died.
  await db
    .collection(into)
    .drop()
    .catch(() => undefined)
  await db.createCollection(into)
  let batch: Document[] = []
  const write = async () => {
    if (batch.length > 0) await db.collection(into).insertMany(batch)
    batch = []
    await beat()
  }
  for await (const document of db.collection(from).find()) {
    if (batch.push(change(document)) === BATCH) await write()
  }
  await write()
}

type Marks = ReturnType<typeof marksOf>

/** Waits until no other living process migrates. */
async function takeTurn(marks: Marks): Promise<{ beat: () => Promise<void>; end: () => Promise<void> }> {
  const migratedBy = randomUUID()
  let [seen, since] = [-1, 0]
  for (;;) {
    const mark = await marks.findOne(shape)
    if (mark?.beats !== seen) [seen, since] = [mark?.beats ?? 0, performance.now()]
    if (
      mark &&
      (!mark.migratedBy || performance.now() - since > DEAD_AFTER_MS) &&
      (await isTaken(marks, mark, migratedBy))
    )
      break
    await pause(ASK_MS)
  }
  const mine = { ...shape, migratedBy }
  return {
    beat: async () => {
      const { matchedCount } = await marks.updateOne(mine, { $inc: { beats: 1 } })
      if (matchedCount === 0)
        throw new Error('Another process took over the migration, because this one had stood still')
    },
    end: async () => void (await marks.updateOne(mine, { $set: { migratedBy: null } })),
  }
}

async function isTaken(marks: Marks, { beats, migratedBy = null }: Mark, next: string): Promise<boolean> {
  const change = { $set: { migratedBy: next }, $inc: { beats: 1 } }
  return (await marks.updateOne({ ...shape, beats, migratedBy }, change)).matchedCount === 1
}
