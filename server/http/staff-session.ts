import type { IncomingMessage } from 'node:http'
import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'
import { STAFF_COOKIE } from '#domain/own-storage.ts'

/**
 * The member of staff whose session a request comes with; null where it has none. Only the session is read: `payload.auth` would also work out
 * what its owner may do with every field of every collection.
 */
export async function staffOf(payload: Payload, { headers }: IncomingMessage): Promise<TypedUser | null> {
  if (!headers.cookie?.includes(`${STAFF_COOKIE}=`) && !headers.authorization) return null
  const asked = new Headers(headers as Record<string, string>)
  const { user } = await executeAuthStrategies({ headers: asked, payload })
  return user?.collection === 'staff' ? user : null
}

/** Whether a request comes with the session of signed-in staff. */
export async function isStaff(payload: Payload, request: IncomingMessage): Promise<boolean> {
  return (await staffOf(payload, request)) !== null
}
