import { defaultLoggerOptions, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { unusableDatabase } from '#plugins/kit/database.ts'
import { loggerOptions } from '#plugins/kit/logged.ts'
import { StartupError } from './launch/startup-error.ts'
import { logDestination } from './log.ts'
import { shareSettings, settings } from './settings.ts'

/** The booted shop: its configuration and its one Payload instance, which the admin's bundle shares. */
export interface OpenedShop {
  config: SanitizedConfig
  payload: Payload
}

/** JSON log lines in production, readable lines in development. */
const quiet = () => ({
  options: loggerOptions('silent'),
  destination: settings.isDev ? defaultLoggerOptions : logDestination(),
})

/**
 * Boots Payload over the shop's database.
 *
 * Payload's own log is silent meanwhile: what fails then is printed as a sentence (`explained`), not as a stack trace.
 */
export async function bootShop(): Promise<OpenedShop> {
  shareSettings()
  try {
    const { default: configuring } = await import('../payload.config.ts')
    const config = await configuring
    if (!config.logger) Object.assign(config, { logger: quiet() })
    const payload = await getPayload({ config })
    payload.logger.level = 'warn'
    return { config, payload }
  } catch (problem) {
    throw explained(problem)
  }
}

/** Database failures that the operator can fix, as sentences; any other is thrown as it is. */
export function explained(problem: unknown): unknown {
  const unusable = unusableDatabase(problem, settings.databaseUri)
  return unusable ? new StartupError(unusable.message, { cause: problem }) : problem
}
