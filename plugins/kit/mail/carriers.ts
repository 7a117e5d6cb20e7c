import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '../handlers.ts'

/** How messages of a channel leave the shop, beside mail. */
export interface Carrier {
  /** Hands the message over. Throws where it must be tried again. */
  deliver: (req: PayloadRequest, message: unknown) => Promise<unknown>
  /** The first instant from this one on at which a message may leave. */
  nextMoment: (at: Date) => Date
}

const EXTENSION_POINT = 'message carriers'

/** For `extend`: registers who carries messages of a channel. */
export function carryingMessages(handlers: Record<string, Carrier>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** Who carries messages of this channel; undefined for mail. */
export function carrierOf(req: PayloadRequest, channel: string | null): Carrier | undefined {
  return handlersOf<Carrier>(req.payload.config, EXTENSION_POINT).get(channel ?? 'mail')
}
