import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/extend.ts'

/** Whether the customer of this number is a member of Friends today. */
type IsFriend = (req: PayloadRequest, customer: string) => Promise<boolean>

const EXTENSION_POINT = 'friends'

/** For `extend`: registers who knows the members of Friends. */
export function knowingFriends(handlers: Record<string, IsFriend>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/**
 * Whether a customer is a member of Friends. As long as nobody can join (its terms say so), nobody knows members and
 * nobody is one.
 */
export async function isFriend(req: PayloadRequest, customer: string): Promise<boolean> {
  for (const knows of handlersOf<IsFriend>(req.payload.config, EXTENSION_POINT).values())
    if (await knows(req, customer)) return true
  return false
}
