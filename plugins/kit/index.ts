import type { Config, Plugin } from 'payload'
import * as z from 'zod/mini'
import { Nothing, route } from '#contracts/route.ts'
import { shopTexts } from '#locales/texts.ts'
import { counters } from './counters.ts'
import { endpoint } from './endpoint.ts'
import { extend } from './extend.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { forgetIdempotencyKeys, sweepIdempotencyKeys } from './idempotency.ts'
import { misread } from './misread.ts'
import { forgetSentMail, outbox, sweepOutbox } from './outbox.ts'
import { sendLetterAgainEndpoint } from './send-letter-again.ts'

const getHealth = route({
  method: 'get',
  path: '/health',
  input: Nothing,
  output: z.object({ isOpen: z.literal(true) }),
})
const healthEndpoint = endpoint(getHealth, { who: 'anyone' }, async () => ({ isOpen: true as const }))

/** What every plugin stands on: counters, idempotency keys, outgoing mail. */
export const kitPlugin = (): Plugin => (config) => {
  // Before the admin renders, which would make texts of the desk alone.
  shopTexts()
  return extend(withHook(config), {
    collections: [counters, idempotencyKeys, outbox],
    endpoints: [healthEndpoint, sendLetterAgainEndpoint],
    sweeps: [sweepIdempotencyKeys, sweepOutbox, forgetIdempotencyKeys, forgetSentMail],
  })
}

/** A question that nobody can read is no breakage, whichever collection it was put to. */
function withHook(config: Config): Config {
  return { ...config, hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), misread] } }
}
