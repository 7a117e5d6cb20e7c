import type { MongooseAdapter } from '@payloadcms/db-mongodb'
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
    await collection.createIndex(key, options).catch((problem: { codeName?: string }) => {
      const name = `${collection.name}.${Object.keys(key).join('+')}`
      // Not every engine says by its code that documents are in the way.
      const advice = 'change all but one of the documents that have the same value and start again'
      const sentence = options.unique
        ? `The unique index ${name} cannot be built (${problem.codeName}): ${advice}.`
        : `The index ${name} cannot be built (${problem.codeName}).`
      throw new UnusableDatabase(sentence, { cause: problem })
    })
  }
}
