import type { Config, Plugin } from 'payload'
import { shopTexts } from '#locales/texts.ts'
import { counters } from './counters.ts'
import { forgetGuesses, guesses } from './exact-counts.ts'
import { extend } from './extend.ts'
import { healthEndpoint } from './health.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { forgetIdempotencyKeys, sweepIdempotencyKeys } from './idempotency.ts'
import { keyChecks } from './key-check.ts'
import { leases } from './lease.ts'
import { malformedInput } from './malformed-input.ts'
import { forgetInvalidations, invalidations } from './invalidations.ts'
import { forgetSentMail, outbox, sweepOutbox } from './outbox.ts'
import { reportCannotWrite } from './report-cannot-write.ts'
import { scheduledTasks } from './scheduler.ts'
import { sendLetterAgainEndpoint } from './send-letter-again.ts'
import { forgetLimitCounts, limitCounts } from './shared-counts.ts'
import { unreadableDocuments } from './unreadable-documents.ts'

/** What every plugin builds on: counters, idempotency keys, outgoing mail, scheduled tasks, the alarm of unreadable documents. */
export const kitPlugin = (): Plugin => (config) => {
  // Before the admin renders, which would otherwise load the admin's texts only.
  shopTexts()
  return extend(withHooks(config), {
    collections: [
      counters,
      guesses,
      idempotencyKeys,
      invalidations,
      keyChecks,
      leases,
      limitCounts,
      outbox,
      scheduledTasks,
      unreadableDocuments,
    ],
    endpoints: [healthEndpoint, sendLetterAgainEndpoint],
    tasks: [
      ...[sweepIdempotencyKeys, sweepOutbox, forgetIdempotencyKeys, forgetSentMail],
      ...[forgetInvalidations, forgetGuesses, forgetLimitCounts],
    ],
  })
}

/** Maps malformed input and a full disk to our codes in Payload's own REST. */
function withHooks(config: Config): Config {
  return {
    ...config,
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), malformedInput, reportCannotWrite] },
  }
}
