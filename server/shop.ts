import { defaultLoggerOptions, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { cannotOpen, isDamaged } from '#plugins/kit/storage/database-errors.ts'
import { loggerOptions } from '#plugins/kit/logged.ts'
import { UnusableDatabase } from '#plugins/kit/storage/unusable-database.ts'
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
  if (problem instanceof UnusableDatabase) return new StartupError(problem.message, { cause: problem })
  if (isDamaged(problem))
    return new StartupError(`The database ${settings.databaseUri} is broken. Restore a backup or move it away.`)
  if (cannotOpen(problem))
    return new StartupError(
      `The database ${settings.databaseUri} cannot be opened for writing; check the file's owner and its folder.`,
    )
  return problem
}
