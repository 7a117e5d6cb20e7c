import { asc, eq, inArray, or, type Column } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { relations } from '@payloadcms/db-sqlite/drizzle/relations'
import { integer, sqliteTable, text } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { expect, test } from 'vitest'
import { keepQueries } from './stored-queries.ts'

const jars = sqliteTable('jars', { id: integer().primaryKey(), name: text(), isOpen: integer({ mode: 'boolean' }) })
const lids = sqliteTable('lids', {
  id: integer().primaryKey(),
  parent: integer(),
  order: integer(),
  isOff: integer({ mode: 'boolean' }),
})
const lidsOfJars = relations(jars, ({ many }) => ({ lids: many(lids, { relationName: 'lids' }) }))
const jarOfLid = relations(lids, ({ one }) => ({
  jar: one(jars, { fields: [lids.parent], references: [jars.id], relationName: 'lids' }),
}))

function opened() {
  return drizzle({ connection: ':memory:', schema: { jars, lids, lidsOfJars, jarOfLid } })
}

/** As Payload asks for a document with its lists. */
const withLids = {
  with: {
    lids: { columns: { parent: false }, orderBy: ({ order }: { order: Column }) => [asc(order)], with: { jar: true } },
  },
} as const

const questions = (db: ReturnType<typeof opened>) => [
  db.query.jars.findMany({ ...withLids, where: eq(jars.name, 'b'), limit: 2, offset: 0 }),
  db.query.jars.findMany({
    ...withLids,
    where: or(eq(jars.id, 1), inArray(jars.id, [2, 3])),
    orderBy: () => [jars.name],
  }),
  db.query.jars.findFirst({ columns: { id: true, isOpen: true }, where: eq(jars.isOpen, true) }),
  db.query.jars.findFirst({ where: ({ name }, { eq: is }) => is(name, 'c') }),
  db.query.jars.findMany({ with: { lids: { where: eq(lids.order, 2) } } }),
  db.query.lids.findMany({
    with: { jar: { columns: { name: true } } },
    orderBy: ({ order }, { desc }) => [desc(order)],
  }),
  db.query.jars.findMany(),
]

test('a cached query has the SQL, parameters and answers of an uncached one', async () => {
  const db = opened()
  await db.run('CREATE TABLE jars (id INTEGER, name TEXT, "isOpen" INTEGER)')
  await db.run('CREATE TABLE lids (id INTEGER, parent INTEGER, "order" INTEGER, "isOff" INTEGER)')
  await db.insert(jars).values(['a', 'b', 'c'].map((name, place) => ({ id: place + 1, name, isOpen: place > 0 })))
  await db.insert(lids).values([2, 1].map((order) => ({ id: order, parent: 2, order, isOff: order > 1 })))
  const asked = () => questions(db).map((one) => [one.toSQL().sql, one.toSQL().params])
  const answers = async () => JSON.stringify(await Promise.all(questions(db)))
  const [before, answered] = [asked(), await answers()]
  keepQueries(db as never)
  for (const _ of ['put together', 'kept']) {
    expect(asked()).toEqual(before)
    expect(await answers()).toEqual(answered)
  }
  expect(answered).toContain('"lids":[{"id":1,"order":1,"isOff":false')
})
