import { createHmac, randomBytes } from 'node:crypto'
import { accountEmail } from '#domain/customers/email.ts'
import { keptKey } from '#plugins/kit/sealing/kept-keys.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/**
 * By which the bookings of an address are found, since the address itself is sealed: an HMAC under a key of its own. Spelled
 * in capitals or not, an address is one.
 */
export async function emailIndexOf(context: WithPayload, email: string): Promise<string> {
  const key = await keptKey(context, 'booking email index', () => randomBytes(32).toString('base64'))
  return createHmac('sha256', Buffer.from(key, 'base64')).update(accountEmail(email)).digest('base64url')
}
