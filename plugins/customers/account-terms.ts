import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'

/** Finds the day of the version of the terms of the account in force; null where none is published. */
export type FindAccountTerms = (req: PayloadRequest) => Promise<string | null>

const EXTENSION_POINT = 'account terms'

/** For `extend`: registers who knows the terms of the account. */
export function findingAccountTerms(handlers: Record<string, FindAccountTerms>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** The day of the version of the terms of the account in force; null where none is published. */
export async function accountTermsInForce(req: PayloadRequest): Promise<string | null> {
  for (const find of handlersOf<FindAccountTerms>(req.payload.config, EXTENSION_POINT).values()) return find(req)
  return null
}
