import type { Config, Plugin } from 'payload'
import * as z from 'zod/mini'
import { Nothing, route } from '#contracts/route.ts'
import { shopTexts } from '#locales/texts.ts'
import { sayCannotWrite } from './cannot-write.ts'
import { counters } from './counters.ts'
import { endpoint } from './endpoint.ts'
import { extend } from './extend.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { forgetIdempotencyKeys, sweepIdempotencyKeys } from './idempotency.ts'
import { malformedInput } from './malformed-input.ts'
import { forgetSentMail, outbox, sweepOutbox } from './outbox.ts'
import { scheduledTasks } from './scheduler.ts'
import { sendLetterAgainEndpoint } from './send-letter-again.ts'

const getHealth = route({
  method: 'get',
  path: '/health',
  input: Nothing,
  output: z.object({ isOpen: z.literal(true) }),
})
const healthEndpoint = endpoint(getHealth, { who: 'anyone' }, async () => ({ isOpen: true as const }))

/** What every plugin stands on: counters, idempotency keys, outgoing mail, work by the clock. */
export const kitPlugin = (): Plugin => (config) => {
  // Before the admin renders, which would make texts of the desk alone.
  shopTexts()
  return extend(withHooks(config), {
    collections: [counters, idempotencyKeys, outbox, scheduledTasks],
    endpoints: [healthEndpoint, sendLetterAgainEndpoint],
    tasks: [sweepIdempotencyKeys, sweepOutbox, forgetIdempotencyKeys, forgetSentMail],
  })
}

/** Payload's own answers to what cannot be read, and to what cannot be written now. */
function withHooks(config: Config): Config {
  return {
    ...config,
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), malformedInput, sayCannotWrite] },
  }
}
