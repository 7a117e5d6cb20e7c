import type { Config, Plugin } from 'payload'
import * as z from 'zod/mini'
import { Nothing, route } from '#contracts/route.ts'
import { shopTexts } from '#locales/texts.ts'
import { counters } from './storage/counters.ts'
import { endpoint } from './requests/endpoint.ts'
import { extend } from './extend.ts'
import { idempotencyKeys } from './requests/idempotency-keys.ts'
import { forgetIdempotencyKeys, sweepIdempotencyKeys } from './requests/idempotency.ts'
import { malformedInput } from './requests/malformed-input.ts'
import { forgetSentMail, outbox, sweepOutbox } from './mail/outbox.ts'
import { reportCannotWrite } from './requests/report-cannot-write.ts'
import { scheduledTasks } from './tasks/scheduler.ts'
import { sendLetterAgainEndpoint } from './mail/send-letter-again.ts'
import { unreadableDocuments } from './sealing/unreadable-documents.ts'

const getHealth = route({
  method: 'get',
  path: '/health',
  input: Nothing,
  output: z.object({ isOpen: z.literal(true) }),
})
const healthEndpoint = endpoint(getHealth, { who: 'anyone' }, async () => ({ isOpen: true as const }))

/** What every plugin builds on: counters, idempotency keys, outgoing mail, scheduled tasks, the alarm of unreadable documents. */
export const kitPlugin = (): Plugin => (config) => {
  // Before the admin renders, which would otherwise load the admin's texts only.
  shopTexts()
  return extend(withHooks(config), {
    collections: [counters, idempotencyKeys, outbox, scheduledTasks, unreadableDocuments],
    endpoints: [healthEndpoint, sendLetterAgainEndpoint],
    tasks: [sweepIdempotencyKeys, sweepOutbox, forgetIdempotencyKeys, forgetSentMail],
  })
}

/** Maps malformed input and a full disk to our codes in Payload's own REST. */
function withHooks(config: Config): Config {
  return {
    ...config,
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), malformedInput, reportCannotWrite] },
  }
}
