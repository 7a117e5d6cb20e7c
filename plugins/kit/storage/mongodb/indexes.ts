import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { isUniqueViolation } from '../database-errors.ts'
import { UnusableDatabase } from '../unusable-database.ts'

type Model = MongooseAdapter['collections'][string]

/**
 * Builds every index that is missing, before the first write: uniqueness is what stops a key from being used twice.
 *
 * One after another, since engines that build several at once may deadlock. Throws `UnusableDatabase` with the name of
 * an index that the stored documents contradict.
 */
export async function buildIndexes({ collections }: MongooseAdapter): Promise<void> {
  for (const model of Object.values(collections)) {
    const indexes = model.schema.indexes()
    const all = indexes.map(([key, { background: _, ...options }]) => ({ key, ...options })) as IndexDescription[]
    if (all.length > 0) await model.collection.createIndexes(all).catch(() => buildEach(model, all))
  }
}

type IndexDescription = Parameters<Model['collection']['createIndexes']>[0][number]

/** After a failure: one index at a time, so that the one to blame is known. */
async function buildEach({ collection }: Model, indexes: IndexDescription[]): Promise<void> {
  for (const { key, ...options } of indexes) {
    await collection.createIndex(key, options).catch((problem: { code?: unknown; codeName?: string }) => {
      const index = `${collection.name}.${Object.keys(key).join('+')}`
      if (isUniqueViolation(problem))
        throw new UnusableDatabase(
          `The unique index ${index} cannot be built, because several documents have the same value; change all but one of them and start again.`,
        )
      throw new UnusableDatabase(`The index ${index} cannot be built: ${problem.codeName ?? problem.code}.`)
    })
  }
}
