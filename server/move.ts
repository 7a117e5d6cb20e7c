// `npm run move -- mongodb://host/shop`: moves the shop of DATABASE_URI to another database, which is empty.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { moveTarget } from '#plugins/kit/storage/move/move-target.ts'
import { moveShop, planMove, type Moved } from '#plugins/kit/storage/move/move-shop.ts'
import { checkSettings } from './launch/check-settings.ts'
import { shareKeys } from './launch/keys.ts'
import { lockFolder } from './launch/lock.ts'
import { exitWithError, StartupError } from './launch/startup-error.ts'
import { migrate } from './migrate.ts'
import { settings } from './settings.ts'
import { bootShop, explained } from './shop.ts'

async function move(args: string[]): Promise<void> {
  const isDry = args.includes('--dry-run')
  const [uri, ...more] = args.filter((arg) => arg !== '--dry-run')
  if (!uri || more.length > 0 || !/^(file:|mongodb(\+srv)?:\/\/)/.test(uri))
    throw new StartupError(
      'Name one empty database: npm run move -- mongodb://host/name, or file:/path/name.db; --dry-run moves nothing.',
    )
  checkSettings(settings)
  const source = settings.databaseUri
  if (source.startsWith('file:') && !existsSync(source.slice('file:'.length)))
    throw new StartupError(
      `There is no database ${source}; set SHOP_DATA or DATABASE_URI to the shop that is to be moved.`,
    )
  process.on('exit', lockFolder(settings.data))
  shareKeys(settings)
  const { payload, config } = await bootShop()
  await migrate(payload)
  const target = await moveTarget(config, uri, join(settings.root, 'cms/migrations'))
  print(isDry ? await planMove(payload, target) : await moveShop(payload, target))
  console.log(
    isDry
      ? 'Nothing was moved. This would be.'
      : `Everything was moved and compared. Start the shop with DATABASE_URI set to the new database.`,
  )
  process.exit(0)
}

function print(moved: Moved): void {
  const rows = Object.entries(moved).map(([name, { count, checksum }]) => ({ name, documents: count, checksum }))
  for (const { name, documents, checksum } of rows)
    console.log(`${name.padEnd(24)} ${String(documents).padStart(8)}  ${checksum}`)
}

await move(process.argv.slice(2)).catch((problem: unknown) => exitWithError(explained(problem)))
