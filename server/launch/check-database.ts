import { isMongodb } from '#plugins/kit/storage/database.ts'
import { UnusableDatabase } from '#plugins/kit/storage/unusable-database.ts'
import type { Settings } from '../settings.ts'
import { StartupError } from './startup-error.ts'

/** Tried before anything is built or loaded, so that a database out of reach is reported at once. A file is checked as it is opened. */
export async function checkDatabaseServer({ databaseUri }: Pick<Settings, 'databaseUri'>): Promise<void> {
  if (!isMongodb(databaseUri)) return
  const { reachMongodb } = await import('#plugins/kit/storage/mongodb/reach.ts')
  await reachMongodb(databaseUri).catch((problem: unknown) => {
    throw problem instanceof UnusableDatabase ? new StartupError(problem.message, { cause: problem }) : problem
  })
}
