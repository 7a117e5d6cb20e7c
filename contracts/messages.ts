import * as z from 'zod/mini'
import { MarketingChannel } from './customers.ts'
import { route } from './route.ts'
import { code } from './typed.ts'

/** What a text message holds (specification §3). */
export const messageKinds = { text_and_url: 1, text: 2 } as const

const Token = code(400)

/** What a link of a message ends, and whether that still is to be ended. */
export const Subscription = z.object({ channel: MarketingChannel, isGiven: z.boolean() })
export type Subscription = z.infer<typeof Subscription>

/** What the unsubscribe link of a message ends. Changes nothing: programs open links ahead of people. */
export const readSubscription = route({
  method: 'get',
  path: '/messages/subscription/:token',
  input: z.object({ token: Token }),
  output: Subscription,
})

/** Ends marketing by one channel, without signing in (RFC 8058). Fails with `messages.link_unknown`. May be sent again. */
export const unsubscribe = route({
  method: 'post',
  path: '/messages/subscription/:token/end',
  input: z.object({ token: Token }),
  output: Subscription,
})
