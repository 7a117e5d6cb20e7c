import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/extend.ts'

/** Somebody who may be a member of Friends: by a mailbox, by her account, or both. */
export interface MaybeFriend {
  /** As accounts keep it. */
  email: string
  /** Number of her account; null of a guest. */
  customer: string | null
}

/** Whether a person is a member of Friends now. */
type IsFriend = (req: PayloadRequest, person: MaybeFriend) => Promise<boolean>

const EXTENSION_POINT = 'friends'

/** For `extend`: registers who knows the members of Friends. */
export function knowingFriends(handlers: Record<string, IsFriend>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/**
 * Whether a person is a member of Friends. An address that she has only typed proves nothing: what depends on it goes to
 * that mailbox, or stands on what she bought, and is not shown to whoever typed it.
 */
export async function isFriend(req: PayloadRequest, person: MaybeFriend): Promise<boolean> {
  for (const knows of handlersOf<IsFriend>(req.payload.config, EXTENSION_POINT).values())
    if (await knows(req, person)) return true
  return false
}
