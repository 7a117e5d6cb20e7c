import { existsSync } from 'node:fs'
import { buildStale } from './build.ts'
import { checkPort } from './launch/check-port.ts'
import { checkSettings } from './launch/check-settings.ts'
import { exitWithError } from './launch/startup-error.ts'
import { signInFile } from './launch/first-admin.ts'
import { shareKeys } from './launch/keys.ts'
import { lockFolder } from './launch/lock.ts'
import { openStandIns } from './launch/stand-ins.ts'
import { step } from './launch/steps.ts'
import { settings } from './settings.ts'

/**
 * Everything from installed packages to an open shop. Step 1, the packages, is `start.mjs`, which runs without any.
 *
 * With `--dev` site and admin are built on request.
 */
async function start(): Promise<void> {
  checkSettings(settings)
  await checkPort(settings)
  process.on('exit', lockFolder(settings.data))
  for (const signal of signals) process.on(signal, exitEarly)
  const keys = shareKeys(settings.data)

  await step(2, 'Building what is stale', async () => (settings.isDev ? 'built as it is asked for' : buildStale()))
  const standIns = await step(3, 'Starting the stand-ins', () => openStandIns(keys.paytrailStandInSecret))
  process.on('exit', () => standIns?.close())
  // Imported late, because the configuration reads what the previous steps have set.
  const [{ bootShop }, { migrate }, { seedEmpty }] = await Promise.all([
    import('./shop.ts'),
    import('./migrate.ts'),
    import('./seed.ts'),
  ])
  const { payload, config, migrations } = await step(4, 'Opening the database', async () => {
    const shop = await bootShop()
    return { ...shop, migrations: await migrate(shop.payload) }
  })
  if (migrations > 0) console.log(`    Migrations done: ${migrations}`)
  await step(5, 'Planting seeds in an empty shop', () => seedEmpty(payload))
  await step(6, 'Opening the server', async () => {
    const { openServer } = await import('./main.ts')
    await openServer({ payload, config })
    for (const signal of signals) process.off(signal, exitEarly)
    standIns?.watch(payload.logger)
  })
  printAddresses(standIns?.url)
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
    ...(standIns ? [['Stand-ins', `${standIns} (mail inbox, payments, pickup points)`]] : []),
  ]
  console.log(`\n${lines.map(([name = '', value = '']) => `  ${name.padEnd(10)} ${value}`).join('\n')}\n`)
}

await start().catch(exitWithError)
