import { parseArgs } from 'node:util'
import { openStandIns } from './open-stand-ins.ts'

export { openStandIns }

const USAGE =
  'node stand-ins/main.ts --port <number> --smtp-port <number> --identity-port <number> --shop-url <address> --data <folder> [--host <address>]'
const CLOSING_MS = 800

if (import.meta.main) {
  const options = readArguments()
  const standIns = await openStandIns(options).catch(exitWithError)
  console.log(`Maailma laatikossa: ${standIns.url}, posti portissa ${standIns.smtpPort}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(standIns.close))
}

function readArguments() {
  const text = { type: 'string' } as const
  const options = { port: text, 'smtp-port': text, 'identity-port': text, 'shop-url': text, data: text, host: text }
  const { values } = parseArgs({ options })
  const port = Number(values.port)
  const smtpPort = Number(values['smtp-port'])
  const identityPort = Number(values['identity-port'])
  const shopUrl = values['shop-url']
  if (![port, smtpPort, identityPort].every(isPort) || !shopUrl || !values.data) {
    console.error(USAGE)
    process.exit(1)
  }
  return { port, smtpPort, identityPort, shopUrl, data: values.data, ...(values.host ? { host: values.host } : {}) }
}

function isPort(port: number) {
  return Number.isInteger(port) && port >= 0 && port <= 65_535
}

function exitWithError(error: unknown): never {
  console.error(`The stand-ins could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function end(close: () => Promise<void>) {
  setTimeout(() => process.exit(0), CLOSING_MS).unref()
  await close()
  process.exit(0)
}
