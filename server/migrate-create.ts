import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Writes the migration from the newest snapshot of the schema to the collections of today, with the next snapshot in its place.
 *
 * `npm run migrate:create -- <name>`. The comparison needs no data, so it runs over an empty database of its own.
 */
async function create(name: string | undefined): Promise<void> {
  const file = join(tmpdir(), `migration-${process.pid}.db`)
  process.on('exit', () => {
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  })
  Object.assign(process.env, {
    DATABASE_URI: `file:${file}`,
    PAYLOAD_SECRET: 'migrations sign nothing',
    PAYLOAD_MIGRATING: 'true',
  })
  const { bootShop } = await import('./shop.ts')
  const { payload } = await bootShop()
  const folder = payload.db.migrationDir
  const before = filesIn(folder)
  // Where nothing has changed, it ends the process.
  await payload.db.createMigration({
    payload,
    skipEmpty: true,
    forceAcceptWarning: false,
    ...(name && { migrationName: name }),
  })
  rmSync(join(folder, 'index.ts'), { force: true })
  const written = filesIn(folder).filter((each) => !before.includes(each))
  for (const each of written.filter(isMigration)) change(join(folder, each), importable)
  for (const each of written.filter(isSnapshot)) change(join(folder, each), (text) => JSON.stringify(JSON.parse(text)))
  if (written.some(isSnapshot)) for (const each of before.filter(isSnapshot)) rmSync(join(folder, each))
  await payload.destroy()
  process.exit(0)
}

const filesIn = (folder: string) => readdirSync(folder)
const isMigration = (file: string) => /^\d.*\.ts$/.test(file)
const isSnapshot = (file: string) => /^\d.*\.json$/.test(file)

function change(file: string, rule: (text: string) => string): void {
  writeFileSync(file, rule(readFileSync(file, 'utf8')))
}

/**
 * Makes Payload's output importable: it imports types as values, which Node does not read. There is no way down. MongoDB's part
 * is added empty, for the author to fill.
 */
function importable(written: string): string {
  const [up = ''] = written.split('\nexport async function down')
  const fixed = up
    .replace('import { MigrateUpArgs, MigrateDownArgs,', 'import { type MigrateUpArgs,')
    .replaceAll('{ db, payload, req }', '{ db }')
  return `import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'\n${fixed}${FOR_MONGODB}`
}

const FOR_MONGODB = `
/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
`

await create(process.argv[2])
