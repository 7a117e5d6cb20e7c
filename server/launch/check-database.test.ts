import { expect, test } from 'vitest'
import { checkDatabaseServer } from './check-database.ts'

test('a database out of reach is reported in a sentence, without its password', () =>
  expect(checkDatabaseServer({ databaseUri: 'mongodb://user:secret@127.0.0.1:1/shop' })).rejects.toThrow(
    'MongoDB is not reachable at mongodb://127.0.0.1:1/shop; start it or change DATABASE_URI.',
  ))

test('a database file passes without a check', () => checkDatabaseServer({ databaseUri: 'file:/nowhere/shop.db' }))
