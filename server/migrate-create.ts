import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Writes the migration from the last snapshot of the schema to the collections of today.
 *
 * `npm run migrate:create -- <name>`. The comparison needs no data, so it runs over an empty database of its own.
 */
async function create(name: string | undefined): Promise<void> {
  const file = join(tmpdir(), `migration-${process.pid}.db`)
  Object.assign(process.env, {
    DATABASE_URI: `file:${file}`,
    PAYLOAD_SECRET: 'migrations sign nothing',
    PAYLOAD_MIGRATING: 'true',
  })
  const { bootShop } = await import('./shop.ts')
  const { payload } = await bootShop()
  const folder = payload.db.migrationDir
  await payload.db.createMigration({
    payload,
    skipEmpty: true,
    forceAcceptWarning: false,
    ...(name && { migrationName: name }),
  })
  makeImportable(folder)
  await payload.destroy()
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  process.exit(0)
}

/**
 * Makes Payload's output importable: it imports types as values and without file extensions, neither of which Node
 * reads. The list is not needed. MongoDB's part is added empty, for the author to fill.
 */
function makeImportable(folder: string): void {
  rmSync(join(folder, 'index.ts'), { force: true })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const written = readFileSync(join(folder, file), 'utf8')
    const fixed = written
      .replace('import { MigrateUpArgs, MigrateDownArgs,', 'import { type MigrateUpArgs, type MigrateDownArgs,')
      .replaceAll('{ db, payload, req }', '{ db }')
      .replace(
        /^(?![^]*import type \{ DocumentChanges)/,
        `import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'\n`,
      )
    const whole = fixed.includes('export const documents') ? fixed : fixed + FOR_MONGODB
    if (whole !== written) writeFileSync(join(folder, file), whole)
  }
}

const FOR_MONGODB = `
/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
`

await create(process.argv[2])
