import type { Config, Plugin } from 'payload'
import { shopTexts } from '#locales/texts.ts'
import { nameEditors } from './admin/locks.ts'
import { counters } from './collections.ts'
import { eraseGuesses } from './requests/exact-counts.ts'
import { guesses } from './collections.ts'
import { healthEndpoint } from './requests/health.ts'
import { eraseLimitCounts } from './requests/shared-counts.ts'
import { limitCounts } from './collections.ts'
import { storedKeys } from './sealing/stored-keys.ts'
import { keyChecks } from './sealing/key-check.ts'
import { eraseInvalidations } from './storage/invalidations.ts'
import { invalidations } from './collections.ts'
import { leases } from './tasks/lease.ts'
import { clockEndpoints } from './demo-clock/endpoints.ts'
import { shopClock } from './demo-clock/stored-clock.ts'
import { extend } from './extend.ts'
import { idempotencyKeys } from './requests/idempotency-keys.ts'
import { sweepIdempotencyKeys } from './requests/erase-keys.ts'
import { malformedInput, reportDatabaseFailure } from './requests/failures.ts'
import { eraseLetters, outbox, sweepOutbox } from './mail/outbox.ts'
import { scheduledTasks } from './tasks/scheduler.ts'
import { stuckSteps } from './work/stuck-collection.ts'
import { stuckEndpoints } from './work/stuck-endpoints.ts'
import { sweepSteps } from './work/sweep-steps.ts'

/** What every plugin builds on: counters, idempotency keys, outgoing mail, scheduled tasks, steps. */
export const kitPlugin = (): Plugin => (config) => {
  // Before the admin renders, which would otherwise load the admin's texts only.
  shopTexts()
  return extend(withHooks(config), {
    collections: [
      counters,
      guesses,
      idempotencyKeys,
      invalidations,
      storedKeys,
      keyChecks,
      leases,
      limitCounts,
      outbox,
      scheduledTasks,
      shopClock,
      stuckSteps,
    ],
    endpoints: [healthEndpoint, ...stuckEndpoints, ...clockEndpoints],
    tasks: [
      sweepIdempotencyKeys,
      sweepOutbox,
      eraseLetters,
      sweepSteps,
      eraseInvalidations,
      eraseGuesses,
      eraseLimitCounts,
    ],
  })
}

/** Maps malformed input and a full disk to our codes in Payload's own REST, and names who edits a document. */
function withHooks(config: Config): Config {
  return {
    ...config,
    onInit: async (payload) => {
      nameEditors(payload)
      await config.onInit?.(payload)
    },
    hooks: {
      ...config.hooks,
      afterError: [...(config.hooks?.afterError ?? []), malformedInput, reportDatabaseFailure],
    },
  }
}
