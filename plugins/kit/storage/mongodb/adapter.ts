import { randomBytes } from 'node:crypto'
import { mongooseAdapter, type MongooseAdapter } from '@payloadcms/db-mongodb'
import type { DatabaseAdapterObj, SelectType, Where } from 'payload'
import { checkConditions } from './conditions.ts'
import { claimDatabase, databaseOf } from './claim.ts'
import { unusable } from './reach.ts'
import { migrationNames } from '../migration-files.ts'
import { buildIndexes } from './indexes.ts'
import { askServer } from './lost-server.ts'
import { migrateMongodb } from './migrate.ts'
import { checkRequired } from './required-fields.ts'

import { fillUnset } from './unset-fields.ts'

/** How long a server is looked for, at the start and by a request. */
const REACH_MS = 5000

/** Index and collections are made by `buildIndexes`. An answered write is on most members of a replica set. */
const connectOptions = {
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: REACH_MS,
  // The driver's own heartbeats reveal a server that hangs.
  connectTimeoutMS: REACH_MS,
  heartbeatFrequencyMS: REACH_MS,
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
} as const

/**
 * MongoDB as the shop needs it, with the migrations of this folder: alike SQLite for all code above
 * (docs/decisions/mongodb.md).
 */
export function mongodb(url: string, migrationDir: string, { isMoveTarget = false } = {}): DatabaseAdapterObj {
  const mongoose = mongooseAdapter({ url, connectOptions, transactionOptions: false, useJoinAggregations: false })
  return {
    ...mongoose,
    init: (terms) => {
      const adapter = mongoose.init(terms) as MongooseAdapter
      alikeSqlite(adapter)
      // An article has a field `collection`, which no code of ours reads from a mongoose document.
      adapter.collectionsSchemaOptions = Object.fromEntries(
        adapter.payload.config.collections.map(({ slug }) => [slug, { suppressReservedKeysWarning: true }]),
      )
      const connect = adapter.connect?.bind(adapter)
      adapter.connect = async (options) => {
        await open(adapter, url)
        await claimDatabase(databaseOf(adapter), migrationDir, isMoveTarget)
        migrations.set(adapter, await migrateMongodb(adapter, migrationDir, migrationNames(migrationDir)))
        await connect?.(options)
        countExactly(adapter)
        await buildIndexes(adapter)
      }
      return adapter
    },
  }
}

const migrations = new WeakMap<object, number>()

/** How many migrations opening this database applied. */
export function migrationsOf(adapter: object): number {
  return migrations.get(adapter) ?? 0
}

/** Opened here first, because the errors that Payload's adapter throws have lost their kind. */
export async function open({ connection }: MongooseAdapter, url: string): Promise<void> {
  await connection.openUri(url, connectOptions).catch((problem: unknown) => {
    throw unusable(problem, url)
  })
}

/** Counts without a condition are estimates otherwise, and the first admin is created where no staff is counted. */
function countExactly({ collections }: MongooseAdapter): void {
  for (const model of Object.values(collections)) model.estimatedDocumentCount = () => model.countDocuments() as never
}

type Document = Record<string, unknown>
type Answer = Document | Document[] | { docs: Document[] } | null

interface Question {
  collection?: string
  slug?: string
  select?: SelectType | null
  where?: Where
  data?: Document
  customID?: string
}

type Method = (question: Question) => Promise<Answer>

const ofCollections = [
  'create',
  'find',
  'findOne',
  'count',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
] as const
const ofGlobals = ['createGlobal', 'findGlobal', 'updateGlobal'] as const

/** Wraps the adapter's methods: what is written is checked, what is read is filled, and a lost server is not waited for. */
function alikeSqlite(adapter: MongooseAdapter): void {
  const methods = adapter as unknown as Record<string, Method>
  const { config } = adapter.payload
  const configOf = ({ collection, slug }: Question) =>
    [...config.collections, ...config.globals].find((each) => each.slug === (collection ?? slug))
  for (const name of [...ofCollections, ...ofGlobals]) {
    const ask = methods[name]?.bind(adapter)
    methods[name] = async (question) => {
      const { flattenedFields: fields = [], versions } = configOf(question) ?? {}
      const isNew = name === 'create'
      if (question.collection) checkConditions(question.where, fields)
      // A draft may be empty until it is published, which Payload checks; SQLite has no NOT NULL there either.
      if (question.collection && question.data && !versions?.drafts)
        checkRequired(question.collection, question.data, fields, isNew)
      const asked = isNew ? withIdOfCreation(question) : question
      const answer = (await askServer(adapter, async () => ask?.(asked))) ?? null
      for (const document of documentsIn(answer)) fillUnset(document, fields, question.select)
      return answer
    }
  }
}

function documentsIn(answer: Answer): Document[] {
  if (answer === null) return []
  if (Array.isArray(answer)) return answer
  return 'docs' in answer && Array.isArray(answer.docs) ? (answer.docs as Document[]) : [answer as Document]
}

/**
 * An ObjectId reveals the second of its creation. If a document has a `createdAt` of its own, such as only the day, its
 * id has the same time and is random otherwise.
 */
function withIdOfCreation(question: Question): Question {
  const createdAt = question.data?.createdAt
  if (typeof createdAt !== 'string' || question.customID) return question
  const seconds = Math.floor(Date.parse(createdAt) / 1000)
  return { ...question, customID: seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex') }
}
