import type { IncomingMessage } from 'node:http'
import { executeAuthStrategies, type Payload } from 'payload'
import { STAFF_COOKIE } from '#domain/own-storage.ts'

/**
 * Whether a request comes with the session of signed-in staff. Only the session is read: `payload.auth` would also work out
 * what its owner may do with every field of every collection.
 */
export async function isStaff(payload: Payload, { headers }: IncomingMessage): Promise<boolean> {
  if (!headers.cookie?.includes(`${STAFF_COOKIE}=`) && !headers.authorization) return false
  const asked = new Headers(headers as Record<string, string>)
  const { user } = await executeAuthStrategies({ headers: asked, payload })
  return user?.collection === 'staff'
}
