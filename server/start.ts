import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { buildStale } from './build.ts'
import { checkDatabaseServer } from './launch/check-database.ts'
import { checkPort } from './launch/check-port.ts'
import { checkSettings } from './launch/check-settings.ts'
import { exitWithError } from './launch/startup-error.ts'
import { signInFile } from './launch/first-admin.ts'
import { shareKeys } from './launch/keys.ts'
import { lockFolder } from './launch/lock.ts'
import { openProcesses, primaryLog } from './launch/processes.ts'
import { openStandIns } from './launch/stand-ins.ts'
import { step } from './launch/steps.ts'
import { settings } from './settings.ts'

/**
 * Everything from installed packages to an open shop. Step 1, the packages, is `start.mjs`, which runs without any.
 *
 * With `--dev` site and admin are built on request.
 */
async function start(): Promise<void> {
  for (const signal of signals) process.on(signal, exitEarly)
  // Payload writes times of versions in the zone of its process.
  process.env['TZ'] = 'Europe/Helsinki'
  if (cluster.isWorker) return openShop()

  checkSettings(settings)
  await checkPort(settings)
  await checkDatabaseServer(settings)
  process.on('exit', lockFolder(settings.data))
  const keys = shareKeys(settings)

  await step(2, 'Building what is stale', async () => (settings.isDev ? 'built as it is asked for' : buildStale()))
  const standIns = await step(3, 'Starting the stand-ins', () => openStandIns(keys.paytrailStandInSecret))
  process.on('exit', () => standIns?.close())
  if (settings.processes > 1) {
    const log = primaryLog()
    await openProcesses(settings.processes, log)
    standIns?.watch(log)
  } else {
    await openShop((log) => standIns?.watch(log))
  }
  printAddresses(standIns?.url)
}

/** Opens database and port. Imported late, because the configuration reads what the previous steps have set. */
async function openShop(opened?: (log: Payload['logger']) => void): Promise<void> {
  const [{ bootShop }, { migrate }, { seedEmpty }, { checkKeys }, { checkClock }] = await Promise.all([
    import('./shop.ts'),
    import('./migrate.ts'),
    import('./seed.ts'),
    import('./launch/check-keys.ts'),
    import('./launch/check-clock.ts'),
  ])
  const { payload, config, migrations } = await step(4, 'Opening the database', async () => {
    const shop = await bootShop()
    const migrations = await migrate(shop.payload)
    await checkKeys(shop.payload)
    await checkClock(shop.payload)
    return { ...shop, migrations }
  })
  if (migrations > 0) console.log(`    Migrations done: ${migrations}`)
  await step(5, 'Seeding an empty shop', () => seedEmpty(payload))
  await step(6, 'Opening the server', async () => {
    const { openServer } = await import('./main.ts')
    await openServer({ payload, config })
    for (const signal of signals) process.off(signal, exitEarly)
    opened?.(payload.logger)
  })
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Before the server listens no request is running, so there is nothing to wait for. */
function exitEarly(): void {
  process.exit(0)
}

function printAddresses(standIns: string | undefined): void {
  const lines = [
    ['Shop', settings.url],
    ['Admin', `${settings.url}/admin`],
    ...(existsSync(signInFile) ? [['Sign-in', signInFile]] : []),
    ['Data', settings.data],
    ...(standIns ? [['Stand-ins', `${standIns} (mail and text messages, payments, pickup points)`]] : []),
  ]
  console.log(`\n${lines.map(([name = '', value = '']) => `  ${name.padEnd(10)} ${value}`).join('\n')}\n`)
}

await start().catch(exitWithError)
